// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IIdentityRegistry} from "./IIdentityRegistry.sol";

/// @title What a payout needs to know about a share
interface IShareHistory {
    /// @notice Shares of a wallet at the end of a past second.
    function balanceOfAt(address account, uint48 timepoint) external view returns (uint256);

    /// @notice All shares at the end of a past second.
    function totalSupplyAt(uint48 timepoint) external view returns (uint256);

    /// @notice The wallet that stands for an account today, after any recoveries.
    function currentWallet(address account) external view returns (address);

    /// @notice True if the issuer has frozen the wallet.
    function isFrozen(address account) external view returns (bool);

    /// @notice The registry that says who is verified.
    function identityRegistry() external view returns (IIdentityRegistry);
}
