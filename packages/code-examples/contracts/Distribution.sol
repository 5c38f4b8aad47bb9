// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IShareHistory} from "./IShareHistory.sol";

/// @title Distribution
/// @notice Divides money among those who held the share at a record date. Each payment is fetched, so
/// one holder who cannot be paid does not keep the others waiting.
contract Distribution is AccessControl {
    using SafeERC20 for IERC20;

    /// @notice May open a distribution and take back what nobody claimed.
    bytes32 public constant PAYING_AGENT_ROLE = keccak256("PAYING_AGENT_ROLE");

    struct Payout {
        uint256 amount;
        uint256 supply;
        uint256 paid;
        uint48 recordDate;
        uint48 deadline;
        bool closed;
    }

    /// @notice The share whose holders are paid.
    IShareHistory public immutable share;

    /// @notice The money they are paid in.
    IERC20 public immutable money;

    /// @notice Number of distributions so far; their ids count from 0.
    uint256 public payoutCount;

    mapping(uint256 id => Payout) private _payouts;
    mapping(uint256 id => mapping(address holder => bool)) public hasClaimed;

    event DistributionOpened(
        uint256 indexed id,
        uint256 amount,
        uint256 supply,
        uint48 recordDate,
        uint48 deadline
    );
    event Claimed(uint256 indexed id, address indexed holder, address indexed paidTo, uint256 amount);
    event DistributionClosed(uint256 indexed id, address indexed returnedTo, uint256 amount);

    error NothingToDistribute();
    error NobodyHeldShares(uint48 recordDate);
    error DeadlineTooEarly(uint48 deadline);
    error MoneyNotReceived(uint256 expected, uint256 received);
    error UnknownDistribution(uint256 id);
    error AlreadyClosed(uint256 id);
    error AlreadyClaimed(uint256 id, address holder);
    error NothingToClaim(uint256 id, address holder);
    error PayeeNotEligible(address payee);
    error StillOpen(uint256 id, uint48 deadline);

    constructor(IShareHistory share_, IERC20 money_, address admin) {
        share = share_;
        money = money_;
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
    }

    /// @notice Pays in a sum and opens it to the holders of the record date, which must be past.
    /// @param recordDate Unix time; holdings at the end of this second count
    /// @param deadline Unix time after which the paying agent may take back the rest
    function open(uint256 amount, uint48 recordDate, uint48 deadline)
        external
        onlyRole(PAYING_AGENT_ROLE)
        returns (uint256 id)
    {
        if (amount == 0) revert NothingToDistribute();
        if (deadline <= block.timestamp) revert DeadlineTooEarly(deadline);
        uint256 supply = share.totalSupplyAt(recordDate);
        if (supply == 0) revert NobodyHeldShares(recordDate);

        id = payoutCount++;
        _payouts[id] = Payout(amount, supply, 0, recordDate, deadline, false);
        emit DistributionOpened(id, amount, supply, recordDate, deadline);

        uint256 before = money.balanceOf(address(this));
        money.safeTransferFrom(msg.sender, address(this), amount);
        uint256 received = money.balanceOf(address(this)) - before;
        if (received != amount) revert MoneyNotReceived(amount, received);
    }

    /// @notice Pays a holder. Anyone may call this; the money goes only to the holder's own wallet.
    function claim(uint256 id, address holder) external returns (uint256 amount) {
        Payout storage payout = _requireOpen(id);
        if (hasClaimed[id][holder]) revert AlreadyClaimed(id, holder);
        amount = entitlement(id, holder);
        if (amount == 0) revert NothingToClaim(id, holder);
        address payee = share.currentWallet(holder);
        if (!isEligible(payee)) revert PayeeNotEligible(payee);

        hasClaimed[id][holder] = true;
        payout.paid += amount;
        emit Claimed(id, holder, payee, amount);
        money.safeTransfer(payee, amount);
    }

    /// @notice Returns what was not claimed, with the rounding left over, once the deadline is past.
    function close(uint256 id, address returnTo) external onlyRole(PAYING_AGENT_ROLE) {
        Payout storage payout = _requireOpen(id);
        if (block.timestamp <= payout.deadline) revert StillOpen(id, payout.deadline);
        payout.closed = true;
        uint256 rest = payout.amount - payout.paid;
        emit DistributionClosed(id, returnTo, rest);
        money.safeTransfer(returnTo, rest);
    }

    /// @notice What a holder is due, claimed or not. Fractions of the smallest unit are rounded down.
    function entitlement(uint256 id, address holder) public view returns (uint256) {
        Payout storage payout = _requireKnown(id);
        uint256 held = share.balanceOfAt(holder, payout.recordDate);
        return Math.mulDiv(payout.amount, held, payout.supply);
    }

    /// @notice A payee must still be verified and not frozen when the money is fetched.
    function isEligible(address payee) public view returns (bool) {
        return share.identityRegistry().isVerified(payee) && !share.isFrozen(payee);
    }

    /// @notice The terms of a distribution and what was paid so far.
    function payoutOf(uint256 id) external view returns (Payout memory) {
        return _requireKnown(id);
    }

    function _requireOpen(uint256 id) private view returns (Payout storage payout) {
        payout = _requireKnown(id);
        if (payout.closed) revert AlreadyClosed(id);
    }

    function _requireKnown(uint256 id) private view returns (Payout storage) {
        if (id >= payoutCount) revert UnknownDistribution(id);
        return _payouts[id];
    }
}
