// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {Rulebook} from "./Rulebook.sol";

/// @title Tests of the rulebook
/// @notice The test stands in for the timelock of one rulebook, and is a stranger to another.
contract RulebookTest {
    address private constant OTHER_TIMELOCK = address(0x71);
    bytes32 private constant OFFER = keccak256("offer document");
    bytes32 private constant RULES = keccak256("rule sheet");
    bytes32 private constant NEW_RULES = keccak256("rule sheet with a lower limit");

    Rulebook private immutable implementation;
    Rulebook private immutable ours;
    Rulebook private immutable theirs;

    constructor() {
        implementation = new Rulebook();
        ours = behindProxy(address(this));
        theirs = behindProxy(OTHER_TIMELOCK);
    }

    function test_EditionAppliesFromItsBlockOn() external {
        ours.publish(OFFER, RULES);
        uint48 now_ = uint48(block.timestamp);
        assert(ours.editionCount() == 1);
        assert(ours.editionAt(now_).ruleSheetHash == RULES);
        try ours.editionAt(now_ - 1) {
            revert("an edition applied before it was published");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Rulebook.NoEditionAt.selector);
        }
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_EditionAppliesFromItsBlockOn() external {
        ours.publish(OFFER, NEW_RULES);
        uint48 now_ = uint48(block.timestamp);
        assert(ours.editionAt(now_).ruleSheetHash == NEW_RULES);
        assert(ours.editionAt(now_ - 1).ruleSheetHash == RULES);
    }

    function test_OnlyTheTimelockPublishes() external {
        try theirs.publish(OFFER, RULES) {
            revert("a stranger published an edition");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Rulebook.OnlyTimelock.selector);
        }
    }

    function test_OnlyTheTimelockUpgrades() external {
        address next = address(new NextRulebook());
        try theirs.upgradeToAndCall(next, "") {
            revert("a stranger exchanged the code");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Rulebook.OnlyTimelock.selector);
        }
    }

    function test_UpgradeKeepsEditionsAndTimelock() external {
        ours.publish(OFFER, RULES);
        ours.upgradeToAndCall(address(new NextRulebook()), "");
        assert(NextRulebook(address(ours)).latest().ruleSheetHash == RULES);
        assert(ours.timelock() == address(this));
        assert(theirs.editionCount() == 0);
    }

    function test_SetUpRunsOnce() external {
        refusesSetUp(ours);
    }

    function test_CodeBehindTheProxyCannotBeSetUp() external {
        refusesSetUp(implementation);
    }

    function test_NobodyAsTimelockIsRefused() external {
        try this.behindProxy(address(0)) {
            revert("nobody became the timelock");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Rulebook.NoTimelock.selector);
        }
    }

    /// @dev Public, so that a test can catch its refusal.
    function behindProxy(address timelock) public returns (Rulebook) {
        bytes memory setUp = abi.encodeCall(Rulebook.initialize, (timelock));
        return Rulebook(address(new ERC1967Proxy(address(implementation), setUp)));
    }

    function refusesSetUp(Rulebook rulebook) private {
        try rulebook.initialize(address(this)) {
            revert("a rulebook changed hands");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Initializable.InvalidInitialization.selector);
        }
    }
}

/// @notice A later version of the code, which adds one question.
contract NextRulebook is Rulebook {
    function latest() external view returns (Edition memory) {
        return this.editionAt(uint48(block.timestamp));
    }
}
