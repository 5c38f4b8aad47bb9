// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IIdentity} from "./IIdentity.sol";

/// @title Identity registry
/// @notice Reduced from the interface of the same name in ERC-3643.
interface IIdentityRegistry {
    event IdentityRegistered(address indexed investorAddress, IIdentity indexed identity);
    event IdentityRemoved(address indexed investorAddress, IIdentity indexed identity);
    event IdentityUpdated(IIdentity indexed oldIdentity, IIdentity indexed newIdentity);
    event CountryUpdated(address indexed investorAddress, uint16 indexed country);

    /// @notice Links a wallet to an identity and a country (ISO 3166-1 numeric, such as 784).
    function registerIdentity(address userAddress, IIdentity userIdentity, uint16 country) external;

    /// @notice Cuts the link. The wallet keeps its shares and can receive no more.
    function deleteIdentity(address userAddress) external;

    /// @notice Changes the country of a registered wallet.
    function updateCountry(address userAddress, uint16 country) external;

    /// @notice Replaces the identity contract of a registered wallet.
    function updateIdentity(address userAddress, IIdentity userIdentity) external;

    /// @notice True if the wallet is registered, whether or not its claims still hold.
    function contains(address userAddress) external view returns (bool);

    /// @notice True if the wallet is registered and every required claim holds at this moment.
    function isVerified(address userAddress) external view returns (bool);

    /// @notice The identity of a wallet, or zero.
    function identity(address userAddress) external view returns (IIdentity);

    /// @notice The country of a wallet, or zero.
    function investorCountry(address userAddress) external view returns (uint16);
}
