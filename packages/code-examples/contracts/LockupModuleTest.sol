// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ComplianceModule} from "./ComplianceModule.sol";
import {LockupModule} from "./LockupModule.sol";
import {ShareToken} from "./ShareToken.sol";
import {TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the lock-up
/// @notice Amna's 100 shares were issued yesterday and are locked for ten days.
contract LockupModuleTest is TestSetUp {
    LockupModule private immutable rule;

    constructor() {
        rule = new LockupModule(share, address(this), 10 days);
        compliance.addModule(rule);
        share.mint(address(amna), 100);
    }

    function test_NewSharesWaitForTheEndOfTheLock() external {
        try amna.send(share, address(bilal), 1) {
            revert("a locked share moved");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_NewSharesWaitForTheEndOfTheLock() external {
        assert(rule.lockedOf(address(amna)) == 0);
        amna.send(share, address(bilal), 100);
        assert(share.balanceOf(address(bilal)) == 100);
    }

    function test_EachIssueHasALockOfItsOwn() external {
        rule.setPeriod(0);
        share.mint(address(amna), 50);
        assert(rule.lockedOf(address(amna)) == 100);
        amna.send(share, address(bilal), 50);
        bilal.send(share, address(chloe), 50);
    }

    function test_LockMovesWithForcedTransfer() external {
        share.forcedTransfer(address(amna), address(bilal), 40, ORDER);
        assert(rule.lockedOf(address(amna)) == 60);
        assert(rule.lockedOf(address(bilal)) == 40);
    }

    function test_LockMovesWithRecovery() external {
        amna.addWallet(NEW_WALLET);
        share.recoveryAddress(address(amna), NEW_WALLET, address(amna));
        assert(rule.lockedOf(address(amna)) == 0);
        assert(rule.lockedOf(NEW_WALLET) == 100);
    }

    function test_CancelledSharesNeedNoLock() external {
        share.burn(address(amna), 30);
        assert(rule.lockedOf(address(amna)) == 70);
    }

    function test_OnlyTheShareReportsMovements() external {
        try rule.created(address(amna), 1) {
            revert("a stranger locked shares");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ComplianceModule.OnlyCompliance.selector);
        }
    }

    /// @notice Whatever an agent moves, no wallet has more shares locked than it holds.
    function testFuzz_NeverLocksMoreThanIsThere(uint8[6] calldata amounts) external {
        for (uint256 i = 0; i < amounts.length; ++i) {
            (address from, address to) = i % 2 == 0
                ? (address(amna), address(bilal))
                : (address(bilal), address(amna));
            if (i == 3) share.mint(from, amounts[i]);
            else try share.forcedTransfer(from, to, amounts[i], ORDER) {} catch {}
            assert(rule.lockedOf(from) <= share.balanceOf(from));
            assert(rule.lockedOf(to) <= share.balanceOf(to));
        }
    }
}
