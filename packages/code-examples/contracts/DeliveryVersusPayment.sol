// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// @title Delivery versus payment
/// @notice Exchanges shares for money in one transaction. The buyer pays and takes the shares at once, or
/// pays in first and waits; then the money is exchanged later, or goes back.
/// @dev Only money ever waits here. The shares stay with the seller until the exchange, so this contract
/// needs no place in the identity registry, and a record date in between finds the seller. It also means
/// that a seller whose buyer has paid in can still step back; `fundAndSettle` leaves no time for that.
contract DeliveryVersusPayment is ReentrancyGuard {
    using SafeERC20 for IERC20;

    enum State {
        None,
        Proposed,
        Funded,
        Settled,
        Cancelled
    }

    struct Trade {
        address seller;
        address buyer;
        IERC20 share;
        uint256 shareAmount;
        IERC20 money;
        uint256 price;
        uint48 deadline;
        State state;
    }

    /// @notice Number of trades so far; their ids count from 0.
    uint256 public tradeCount;

    mapping(uint256 id => Trade) private _trades;

    event TradeProposed(
        uint256 indexed id,
        address indexed seller,
        address indexed buyer,
        IERC20 share,
        uint256 shareAmount,
        IERC20 money,
        uint256 price,
        uint48 deadline
    );
    event TradeFunded(uint256 indexed id);
    event TradeSettled(uint256 indexed id);
    event TradeCancelled(uint256 indexed id, address indexed by);

    error InvalidTerms();
    error NotAllowed(address caller);
    error WrongState(uint256 id, State state);
    error DeadlinePassed(uint256 id);
    error DeadlineNotPassed(uint256 id);
    error MoneyNotReceived(uint256 expected, uint256 received);

    /// @notice The seller states the terms. They cannot be changed, only cancelled.
    function propose(
        address buyer,
        IERC20 share,
        uint256 shareAmount,
        IERC20 money,
        uint256 price,
        uint48 deadline
    ) external returns (uint256 id) {
        bool hasParties = buyer != address(0) && buyer != msg.sender;
        if (!hasParties || shareAmount == 0 || price == 0 || deadline <= block.timestamp) {
            revert InvalidTerms();
        }
        id = tradeCount++;
        _trades[id] = Trade(
            msg.sender,
            buyer,
            share,
            shareAmount,
            money,
            price,
            deadline,
            State.Proposed
        );
        emit TradeProposed(id, msg.sender, buyer, share, shareAmount, money, price, deadline);
    }

    /// @notice The buyer pays and receives the shares in one transaction, or nothing happens.
    function fundAndSettle(uint256 id) external nonReentrant {
        _fund(id);
        _settle(id);
    }

    /// @notice The buyer pays in the price and waits, for example until a place among the holders is free.
    /// @dev Until `settle` the seller is free to cancel and the buyer is not.
    function fund(uint256 id) external nonReentrant {
        _fund(id);
    }

    /// @notice Exchanges both sides. If the share refuses its transfer, the money does not move either.
    function settle(uint256 id) external nonReentrant {
        _settle(id);
    }

    /// @notice The seller steps back. Money that was paid in returns to the buyer at once.
    /// @dev A ban on this after funding would bind nobody: the seller could move the shares or withdraw
    /// the allowance instead, and the money would be stuck until the deadline.
    function cancel(uint256 id) external nonReentrant {
        Trade storage trade = _trades[id];
        if (msg.sender != trade.seller) revert NotAllowed(msg.sender);
        _unwind(id, trade);
    }

    /// @notice After the deadline anyone may end the trade. The money can only go to the buyer.
    function refund(uint256 id) external nonReentrant {
        Trade storage trade = _requireState(id, State.Funded);
        if (block.timestamp <= trade.deadline) revert DeadlineNotPassed(id);
        _unwind(id, trade);
    }

    /// @notice The terms of a trade and where it stands.
    function tradeOf(uint256 id) external view returns (Trade memory) {
        return _trades[id];
    }

    function _fund(uint256 id) private {
        Trade storage trade = _requireState(id, State.Proposed);
        if (msg.sender != trade.buyer) revert NotAllowed(msg.sender);
        if (block.timestamp > trade.deadline) revert DeadlinePassed(id);
        trade.state = State.Funded;
        emit TradeFunded(id);

        uint256 before = trade.money.balanceOf(address(this));
        trade.money.safeTransferFrom(trade.buyer, address(this), trade.price);
        uint256 received = trade.money.balanceOf(address(this)) - before;
        if (received != trade.price) revert MoneyNotReceived(trade.price, received);
    }

    function _settle(uint256 id) private {
        Trade storage trade = _requireState(id, State.Funded);
        if (msg.sender != trade.seller && msg.sender != trade.buyer) revert NotAllowed(msg.sender);
        if (block.timestamp > trade.deadline) revert DeadlinePassed(id);
        trade.state = State.Settled;
        emit TradeSettled(id);

        trade.share.safeTransferFrom(trade.seller, trade.buyer, trade.shareAmount);
        trade.money.safeTransfer(trade.seller, trade.price);
    }

    function _unwind(uint256 id, Trade storage trade) private {
        State state = trade.state;
        if (state != State.Proposed && state != State.Funded) revert WrongState(id, state);
        trade.state = State.Cancelled;
        emit TradeCancelled(id, msg.sender);
        if (state == State.Funded) trade.money.safeTransfer(trade.buyer, trade.price);
    }

    function _requireState(uint256 id, State expected) private view returns (Trade storage trade) {
        trade = _trades[id];
        if (trade.state != expected) revert WrongState(id, trade.state);
    }
}
