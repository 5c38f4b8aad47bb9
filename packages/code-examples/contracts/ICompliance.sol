// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Compliance contract of one share
/// @notice Reduced from the interface of the same name in ERC-3643.
interface ICompliance {
    event TokenBound(address token);
    event TokenUnbound(address token);

    /// @notice Ties the rules to a token. Only that token may report movements.
    function bindToken(address token) external;

    /// @notice Unties the token.
    function unbindToken(address token) external;

    /// @notice The token that these rules belong to.
    function getTokenBound() external view returns (address);

    /// @notice Asked before a movement. `from` is zero for an issue of new shares.
    function canTransfer(address from, address to, uint256 amount) external view returns (bool);

    /// @notice Told after a movement between two wallets.
    function transferred(address from, address to, uint256 amount) external;

    /// @notice Told after new shares were issued.
    function created(address to, uint256 amount) external;

    /// @notice Told after shares were cancelled.
    function destroyed(address from, uint256 amount) external;
}
