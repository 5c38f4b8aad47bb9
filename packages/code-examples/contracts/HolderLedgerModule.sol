// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ComplianceModule} from "./ComplianceModule.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Ledger of identities
/// @notice Adds up the wallets of each investor, for rules that speak of persons and not of wallets.
abstract contract HolderLedgerModule is ComplianceModule {
    /// @notice Shares of an identity in all of its wallets together.
    mapping(address identity => uint256) public heldBy;

    /// @notice Number of identities that hold at least one share.
    uint256 public holderCount;

    /// @notice Shares that the ledger knows of; equal to the supply once it is complete.
    uint256 public recorded;

    /// @dev The identity under which a wallet was booked. Kept until the wallet is empty, so that a
    /// change in the registry cannot take shares from an identity that never had them.
    mapping(address wallet => address) private _bookedAs;

    error TokenNotPaused();
    error WalletWithoutIdentity(address wallet);

    /// @notice Reads in holders of a share that is already in use, in as many calls as needed.
    /// @dev The share stays paused from the first call until the module is added. Agents must not
    /// issue, cancel or force transfers in that time.
    function load(address[] calldata wallets) external onlyOwner {
        if (!token.paused()) revert TokenNotPaused();
        for (uint256 i = 0; i < wallets.length; ++i) {
            if (_bookedAs[wallets[i]] == address(0)) {
                _credit(wallets[i], token.balanceOf(wallets[i]));
            }
        }
    }

    /// @notice True if every share in existence is booked and none can move meanwhile.
    function isReady() external view override returns (bool) {
        uint256 supply = token.totalSupply();
        return recorded == supply && (supply == 0 || token.paused());
    }

    /// @dev Called after the balances have changed.
    function transferred(address from, address to, uint256 amount)
        external
        override
        onlyCompliance
    {
        _debit(from, amount);
        _credit(to, amount);
    }

    function created(address to, uint256 amount) external override onlyCompliance {
        _credit(to, amount);
    }

    function destroyed(address from, uint256 amount) external override onlyCompliance {
        _debit(from, amount);
    }

    /// @dev The identity that a wallet counts for.
    function _identityOf(address wallet) internal view returns (address) {
        address booked = _bookedAs[wallet];
        return booked == address(0) ? address(_registry().identity(wallet)) : booked;
    }

    function _credit(address wallet, uint256 amount) private {
        if (amount == 0) return;
        address holder = _identityOf(wallet);
        if (holder == address(0)) revert WalletWithoutIdentity(wallet);
        _bookedAs[wallet] = holder;
        if (heldBy[holder] == 0) ++holderCount;
        heldBy[holder] += amount;
        recorded += amount;
    }

    function _debit(address wallet, uint256 amount) private {
        if (amount == 0) return;
        address holder = _identityOf(wallet);
        heldBy[holder] -= amount;
        recorded -= amount;
        if (heldBy[holder] == 0) --holderCount;
        if (token.balanceOf(wallet) == 0) delete _bookedAs[wallet];
    }
}
