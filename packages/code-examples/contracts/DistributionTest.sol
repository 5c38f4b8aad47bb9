// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Distribution} from "./Distribution.sol";
import {ShareToken} from "./ShareToken.sol";
import {TestMoney, TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the payouts
/// @notice Amna held 70 of 120 shares at the record date, Bilal 50. A sum of 1,000 is divided.
contract DistributionTest is TestSetUp {
    TestMoney private immutable money;
    Distribution private immutable payouts;
    uint48 private immutable recordDate;

    constructor() {
        share.mint(address(amna), 70);
        share.mint(address(bilal), 50);
        recordDate = uint48(block.timestamp);
        money = new TestMoney();
        payouts = new Distribution(share, money, address(this));
        payouts.grantRole(payouts.PAYING_AGENT_ROLE(), address(this));
    }

    function test_HoldersOfTheRecordDateArePaid() external {
        amna.send(share, address(chloe), 70);
        uint256 id = _open(1000);
        payouts.claim(id, address(amna));
        payouts.claim(id, address(bilal));
        assert(money.balanceOf(address(amna)) == 583);
        assert(money.balanceOf(address(bilal)) == 416);
        try payouts.claim(id, address(chloe)) {
            revert("a buyer of a later day was paid");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Distribution.NothingToClaim.selector);
        }
    }

    function test_NobodyIsPaidTwice() external {
        uint256 id = _open(1000);
        payouts.claim(id, address(amna));
        try payouts.claim(id, address(amna)) {
            revert("a holder was paid twice");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Distribution.AlreadyClaimed.selector);
        }
    }

    function test_FrozenHolderIsPaidAfterTheRelease() external {
        uint256 id = _open(1000);
        share.setAddressFrozen(address(amna), true);
        try payouts.claim(id, address(amna)) {
            revert("a frozen holder was paid");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Distribution.PayeeNotEligible.selector);
        }
        share.setAddressFrozen(address(amna), false);
        assert(payouts.claim(id, address(amna)) == 583);
    }

    /// @notice Amna sells everything after the record date, then loses her phone.
    function test_PayoutFollowsAnEmptiedWallet() external {
        uint256 id = _open(1000);
        amna.send(share, address(bilal), 70);
        amna.addWallet(NEW_WALLET);
        share.recoveryAddress(address(amna), NEW_WALLET, address(amna));
        payouts.claim(id, address(amna));
        assert(money.balanceOf(NEW_WALLET) == 583);
        assert(money.balanceOf(address(amna)) == 0);
    }

    function test_RecordDateMustBePast() external {
        try payouts.open(1000, uint48(block.timestamp), uint48(block.timestamp + 7 days)) {
            revert("holdings counted that can still change");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TimepointNotPast.selector);
        }
    }

    function test_MoneyThatKeepsAFeeIsRefused() external {
        money.setFee(1);
        money.print(address(this), 1000);
        money.approve(address(payouts), 1000);
        try payouts.open(1000, recordDate, uint48(block.timestamp + 7 days)) {
            revert("a payout opened with less than it promises");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Distribution.MoneyNotReceived.selector);
        }
    }

    function test_OnlyThePayingAgentOpens() external {
        uint48 deadline = uint48(block.timestamp + 7 days);
        bytes memory call = abi.encodeCall(payouts.open, (1000, recordDate, deadline));
        try amna.act(address(payouts), call) {
            revert("an investor opened a payout");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == IAccessControl.AccessControlUnauthorizedAccount.selector);
        }
    }

    function test_RestGoesBackAfterTheDeadline() external {
        uint256 id = _open(1000);
        payouts.claim(id, address(amna));
        try payouts.close(id, address(this)) {
            revert("a payout closed before its deadline");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Distribution.StillOpen.selector);
        }
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_RestGoesBackAfterTheDeadline() external {
        payouts.close(0, address(this));
        assert(money.balanceOf(address(this)) == 417);
        try payouts.claim(0, address(bilal)) {
            revert("a closed payout paid");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == Distribution.AlreadyClosed.selector);
        }
    }

    /// @notice Whatever the sum, rounding keeps less than one unit for each of the two holders.
    function testFuzz_NeverPaysMoreThanCameIn(uint64 amount) external {
        if (amount < 120) return;
        uint256 id = _open(amount);
        uint256 paid = payouts.claim(id, address(amna)) + payouts.claim(id, address(bilal));
        assert(paid <= amount && amount - paid < 2);
        assert(money.balanceOf(address(payouts)) == amount - paid);
    }

    function _open(uint256 amount) private returns (uint256 id) {
        money.print(address(this), amount);
        money.approve(address(payouts), amount);
        id = payouts.open(amount, recordDate, uint48(block.timestamp + 7 days));
    }
}
