// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {CountryAllowModule} from "./CountryAllowModule.sol";
import {ShareTimelock} from "./ShareTimelock.sol";
import {TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the timelock
/// @notice The timelock rules over the compliance contract; the test announces and carries out.
contract ShareTimelockTest is TestSetUp {
    ShareTimelock private immutable timelock;
    CountryAllowModule private immutable oldRule;
    CountryAllowModule private immutable newRule;

    constructor() {
        oldRule = new CountryAllowModule(share, address(this));
        newRule = new CountryAllowModule(share, address(this));
        compliance.addModule(oldRule);

        address[] memory signers = new address[](1);
        signers[0] = address(this);
        timelock = new ShareTimelock(signers, signers);
        compliance.grantRole(compliance.DEFAULT_ADMIN_ROLE(), address(timelock));
        compliance.renounceRole(compliance.DEFAULT_ADMIN_ROLE(), address(this));
    }

    function test_AnnouncedChangeWaitsForTheNotice() external {
        announce(48 hours);
        try this.carryOut() {
            revert("a change came without notice");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == TimelockController.TimelockUnexpectedOperationState.selector);
        }
        assert(address(compliance.modules()[0]) == address(oldRule));
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_AnnouncedChangeWaitsForTheNotice() external {
        this.carryOut();
        assert(compliance.modules().length == 1);
        assert(address(compliance.modules()[0]) == address(newRule));
    }

    function test_ShorterNoticeIsRefused() external {
        try this.announce(48 hours - 1) {
            revert("a change was announced too late");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == TimelockController.TimelockInsufficientDelay.selector);
        }
    }

    function test_CancelledChangeNeverComes() external {
        bytes32 id = announce(48 hours);
        timelock.cancel(id);
        assert(!timelock.isOperation(id));
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_CancelledChangeNeverComes() external {
        try this.carryOut() {
            revert("a cancelled change came");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == TimelockController.TimelockUnexpectedOperationState.selector);
        }
    }

    function test_NoticeNeverFallsBelowItsFirstLength() external {
        _announceDelay(0);
        _announceDelay(48 hours - 1);
        _announceDelay(5 days);
        _announceDelay(48 hours);
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_NoticeNeverFallsBelowItsFirstLength() external {
        for (uint256 shorter = 0; shorter < 48 hours; shorter += 48 hours - 1) {
            try this.changeDelay(shorter) {
                revert("the notice was shortened");
            } catch (bytes memory reason) {
                assert(bytes4(reason) == TimelockController.TimelockInsufficientDelay.selector);
            }
        }
        this.changeDelay(5 days);
        assert(timelock.getMinDelay() == 5 days);
        this.changeDelay(48 hours);
        assert(timelock.getMinDelay() == 48 hours);
    }

    /// @dev Public, as the next ones, so that a test can catch its refusal.
    function announce(uint256 notice) public returns (bytes32) {
        (address[] memory targets, uint256[] memory values, bytes[] memory payloads) = timelock
            .moduleSwap(compliance, oldRule, newRule);
        timelock.scheduleBatch(targets, values, payloads, 0, 0, notice);
        return timelock.hashOperationBatch(targets, values, payloads, 0, 0);
    }

    function carryOut() external {
        (address[] memory targets, uint256[] memory values, bytes[] memory payloads) = timelock
            .moduleSwap(compliance, oldRule, newRule);
        timelock.executeBatch(targets, values, payloads, 0, 0);
    }

    function changeDelay(uint256 delay) external {
        timelock.execute(address(timelock), 0, _newDelay(delay), 0, 0);
    }

    function _announceDelay(uint256 delay) private {
        timelock.schedule(address(timelock), 0, _newDelay(delay), 0, 0, 48 hours);
    }

    function _newDelay(uint256 delay) private view returns (bytes memory) {
        return abi.encodeCall(timelock.updateDelay, (delay));
    }
}
