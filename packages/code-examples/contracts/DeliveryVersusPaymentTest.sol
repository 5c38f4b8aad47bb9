// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {DeliveryVersusPayment} from "./DeliveryVersusPayment.sol";
import {ShareToken} from "./ShareToken.sol";
import {TestInvestor, TestMoney, TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the settlement
/// @notice Amna sells 100 shares to Bilal for 1,000. Both have approved their side.
contract DeliveryVersusPaymentTest is TestSetUp {
    TestMoney private immutable money;
    DeliveryVersusPayment private immutable trades;

    constructor() {
        money = new TestMoney();
        trades = new DeliveryVersusPayment();
        share.mint(address(amna), 100);
        money.print(address(bilal), 1000);
        amna.act(address(share), abi.encodeCall(share.approve, (address(trades), 100)));
        bilal.act(address(money), abi.encodeCall(money.approve, (address(trades), 1000)));
    }

    function test_BothSidesMoveTogether() external {
        _proposeAndFund();
        assert(share.balanceOf(address(amna)) == 100);
        _settle(amna);
        assert(share.balanceOf(address(bilal)) == 100);
        assert(money.balanceOf(address(amna)) == 1000);
        assert(money.balanceOf(address(trades)) == 0);
    }

    function test_BuyerPaysAndReceivesAtOnce() external {
        _propose();
        this.fundAndSettle(bilal);
        assert(share.balanceOf(address(bilal)) == 100);
        assert(money.balanceOf(address(amna)) == 1000);
        assert(trades.tradeOf(0).state == DeliveryVersusPayment.State.Settled);
        try this.cancel(amna) {
            revert("a settled trade was cancelled");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.WrongState.selector);
        }
    }

    function test_PayingAtOnceIsAllOrNothing() external {
        _propose();
        share.setAddressFrozen(address(bilal), true);
        try this.fundAndSettle(bilal) {
            revert("a frozen wallet settled");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.WalletFrozen.selector);
        }
        assert(money.balanceOf(address(bilal)) == 1000);
        assert(trades.tradeOf(0).state == DeliveryVersusPayment.State.Proposed);
    }

    function test_OnlyTheBuyerPaysAtOnce() external {
        _propose();
        try this.fundAndSettle(amna) {
            revert("the seller spent the buyer's money");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.NotAllowed.selector);
        }
    }

    function test_BuyerWhoPaidInCannotStepBack() external {
        _proposeAndFund();
        try this.cancel(bilal) {
            revert("the buyer cancelled");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.NotAllowed.selector);
        }
    }

    function test_WhereTheShareRefusesNoMoneyMoves() external {
        _proposeAndFund();
        share.setAddressFrozen(address(bilal), true);
        try this.settle(bilal) {
            revert("a frozen wallet settled");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.WalletFrozen.selector);
        }
        assert(money.balanceOf(address(trades)) == 1000);
        assert(trades.tradeOf(0).state == DeliveryVersusPayment.State.Funded);
    }

    function test_StrangerCannotSettle() external {
        _proposeAndFund();
        try this.settle(chloe) {
            revert("a stranger settled");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.NotAllowed.selector);
        }
    }

    function test_TradeSettlesOnce() external {
        _proposeAndFund();
        _settle(bilal);
        try this.settle(bilal) {
            revert("a trade settled twice");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.WrongState.selector);
        }
    }

    function test_CancelledTradeGivesTheMoneyBack() external {
        _proposeAndFund();
        this.cancel(amna);
        assert(money.balanceOf(address(bilal)) == 1000);
        assert(trades.tradeOf(0).state == DeliveryVersusPayment.State.Cancelled);
    }

    function test_AfterTheDeadlineTheMoneyReturns() external {
        _proposeAndFund();
        try trades.refund(0) {
            revert("the money returned before the deadline");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.DeadlineNotPassed.selector);
        }
    }

    /// @notice Called after the test above, when thirty days are over.
    function later_AfterTheDeadlineTheMoneyReturns() external {
        try this.settle(amna) {
            revert("a trade settled after its deadline");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeliveryVersusPayment.DeadlinePassed.selector);
        }
        trades.refund(0);
        assert(money.balanceOf(address(bilal)) == 1000);
        assert(share.balanceOf(address(amna)) == 100);
    }

    /// @dev Public, as the next two, so that a test can catch its refusal.
    function settle(TestInvestor party) external {
        _settle(party);
    }

    function fundAndSettle(TestInvestor party) external {
        party.act(address(trades), abi.encodeCall(trades.fundAndSettle, (0)));
    }

    function cancel(TestInvestor party) external {
        party.act(address(trades), abi.encodeCall(trades.cancel, (0)));
    }

    function _settle(TestInvestor party) private {
        party.act(address(trades), abi.encodeCall(trades.settle, (0)));
    }

    function _proposeAndFund() private {
        _propose();
        bilal.act(address(trades), abi.encodeCall(trades.fund, (0)));
    }

    function _propose() private {
        uint48 deadline = uint48(block.timestamp + 7 days);
        bytes memory terms = abi.encodeCall(
            trades.propose,
            (address(bilal), share, 100, money, 1000, deadline)
        );
        amna.act(address(trades), terms);
    }
}
