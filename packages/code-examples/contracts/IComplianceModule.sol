// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title One rule of a share
/// @notice Asked before a movement and told after it, like the compliance contract itself.
interface IComplianceModule {
    /// @notice Short name that a portal can show when the rule refuses a movement.
    function name() external view returns (string memory);

    /// @notice True if the rule can start now, knowing everything it needs about past movements.
    function isReady() external view returns (bool);

    /// @notice May this movement happen? Must not change state, and must not revert to say no.
    function canTransfer(address from, address to, uint256 amount) external view returns (bool);

    /// @notice A movement happened. Forced transfers arrive here too, although nobody asked first.
    function transferred(address from, address to, uint256 amount) external;

    /// @notice New shares were issued to a wallet.
    function created(address to, uint256 amount) external;

    /// @notice Shares of a wallet were cancelled.
    function destroyed(address from, uint256 amount) external;
}
