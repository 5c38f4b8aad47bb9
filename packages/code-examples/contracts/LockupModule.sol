// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ComplianceModule} from "./ComplianceModule.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Lock-up after issue
/// @notice Newly issued shares cannot be passed on for a period. Each issue has a date of its own.
/// Shares bought from another holder carry no new lock.
contract LockupModule is ComplianceModule {
    /// @notice Most unexpired issues of one wallet; bounds the gas of its transfers.
    uint256 public constant MAX_TRANCHES = 50;

    struct Tranche {
        uint192 amount;
        uint64 release;
    }

    /// @notice Length of the lock for shares issued from now on, in seconds.
    uint64 public period;

    mapping(address wallet => Tranche[]) private _tranches;

    event PeriodSet(uint64 period);

    constructor(ShareToken token_, address admin, uint64 period_) ComplianceModule(token_, admin) {
        period = period_;
        emit PeriodSet(period_);
    }

    /// @notice Changes the period for later issues. Locks that run already keep their date.
    function setPeriod(uint64 period_) external onlyOwner {
        period = period_;
        emit PeriodSet(period_);
    }

    /// @inheritdoc IComplianceModule
    function name() external pure returns (string memory) {
        return "Lock-up after issue";
    }

    /// @inheritdoc IComplianceModule
    function canTransfer(address from, address to, uint256 amount) external view returns (bool) {
        if (from == address(0)) return _running(to) < MAX_TRANCHES;
        uint256 locked = lockedOf(from);
        uint256 balance = token.balanceOf(from);
        return locked == 0 || (locked <= balance && amount <= balance - locked);
    }

    /// @notice Shares of a wallet that are still locked.
    function lockedOf(address wallet) public view returns (uint256 locked) {
        Tranche[] storage list = _tranches[wallet];
        for (uint256 i = 0; i < list.length; ++i) {
            if (list[i].release > block.timestamp) locked += list[i].amount;
        }
    }

    /// @notice The locks of a wallet, including those that have run out but are not yet cleared away.
    function tranchesOf(address wallet) external view returns (Tranche[] memory) {
        return _tranches[wallet];
    }

    /// @dev New shares lock from now. Locks that have run out are cleared away on this occasion.
    function created(address to, uint256 amount) external override onlyCompliance {
        _clear(to);
        if (period == 0 || amount == 0) return;
        _tranches[to].push(Tranche(SafeCast.toUint192(amount), uint64(block.timestamp) + period));
    }

    /// @dev Only a forced transfer or a recovery can move locked shares. The lock moves with them.
    function transferred(address from, address to, uint256) external override onlyCompliance {
        _takeExcess(from, to);
    }

    /// @dev Cancelled shares need no lock any more.
    function destroyed(address from, uint256) external override onlyCompliance {
        _takeExcess(from, address(0));
    }

    /// @dev Takes locks off a wallet until no more is locked than it holds, the latest lock first.
    function _takeExcess(address from, address to) private {
        uint256 locked = lockedOf(from);
        uint256 balance = token.balanceOf(from);
        if (locked <= balance || from == to) return;
        _clear(from);
        uint256 excess = locked - balance;
        Tranche[] storage list = _tranches[from];
        while (excess > 0) {
            Tranche storage last = list[list.length - 1];
            uint256 part = last.amount < excess ? last.amount : excess;
            if (to != address(0)) _tranches[to].push(Tranche(uint192(part), last.release));
            excess -= part;
            if (part == last.amount) list.pop();
            else last.amount -= uint192(part);
        }
    }

    /// @dev Drops locks that have run out and keeps the order of the others.
    function _clear(address wallet) private {
        Tranche[] storage list = _tranches[wallet];
        uint256 kept = 0;
        for (uint256 i = 0; i < list.length; ++i) {
            if (list[i].release > block.timestamp) list[kept++] = list[i];
        }
        while (list.length > kept) list.pop();
    }

    function _running(address wallet) private view returns (uint256 count) {
        Tranche[] storage list = _tranches[wallet];
        for (uint256 i = 0; i < list.length; ++i) {
            if (list[i].release > block.timestamp) ++count;
        }
    }
}
