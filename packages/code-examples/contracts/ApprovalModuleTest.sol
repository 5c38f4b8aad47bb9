// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ApprovalModule} from "./ApprovalModule.sol";
import {ShareToken} from "./ShareToken.sol";
import {TestInvestor, TestSetUp} from "./TestSetUp.sol";

/// @title Tests of approvals
/// @notice More than 50 shares move with an approval only; Amna has 200.
contract ApprovalModuleTest is TestSetUp {
    ApprovalModule private immutable rule;

    constructor() {
        rule = new ApprovalModule(share, address(this), 50);
        compliance.addModule(rule);
        share.mint(address(amna), 200);
    }

    function test_SmallTransfersNeedNoApproval() external {
        amna.send(share, address(bilal), 50);
        assert(share.balanceOf(address(bilal)) == 50);
    }

    function test_LargeTransferWaitsForItsApproval() external {
        _refuses(amna, address(bilal), 51, "a large transfer went through unapproved");
        rule.approve(address(amna), address(bilal), 51, uint64(block.timestamp));
        amna.send(share, address(bilal), 51);
        assert(share.balanceOf(address(bilal)) == 51);
    }

    function test_ApprovalServesOnce() external {
        rule.approve(address(amna), address(bilal), 60, uint64(block.timestamp) + 1 days);
        amna.send(share, address(bilal), 60);
        _refuses(amna, address(bilal), 60, "an approval served twice");
    }

    function test_ApprovalNamesSenderReceiverAndAmount() external {
        rule.approve(address(amna), address(bilal), 60, uint64(block.timestamp) + 1 days);
        _refuses(amna, address(bilal), 61, "an approval covered another amount");
        _refuses(amna, address(chloe), 60, "an approval covered another receiver");
        amna.send(share, address(bilal), 60);
        _refuses(bilal, address(amna), 60, "an approval covered the way back");
    }

    function test_ApprovalIsTakenBack() external {
        rule.approve(address(amna), address(bilal), 60, uint64(block.timestamp) + 1 days);
        rule.approve(address(amna), address(bilal), 60, 0);
        _refuses(amna, address(bilal), 60, "an approval that was taken back counted");
    }

    function test_ApprovalEndsByItself() external {
        rule.approve(address(amna), address(bilal), 60, uint64(block.timestamp) + 7 days);
    }

    function later_ApprovalEndsByItself() external {
        _refuses(amna, address(bilal), 60, "an approval outlived its end");
    }

    function test_IssueAndOrderAreNotAsked() external {
        share.mint(address(bilal), 500);
        share.forcedTransfer(address(bilal), address(amna), 400, ORDER);
        assert(share.balanceOf(address(amna)) == 600);
    }

    function test_OnlyTheOfficerApproves() external {
        bytes memory data =
            abi.encodeCall(rule.approve, (address(amna), address(bilal), 60, type(uint64).max));
        try amna.act(address(rule), data) {
            revert("a holder approved");
        } catch {}
    }

    function _refuses(TestInvestor from, address to, uint256 amount, string memory why) private {
        try from.send(share, to, amount) {
            revert(why);
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
    }
}
