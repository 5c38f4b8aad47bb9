// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Identity of one investor
/// @notice The part of ERC-734 (keys) and ERC-735 (claims) that a share needs to read.
interface IIdentity {
    /// @notice Says whether a key may act for the identity.
    /// @param key Hash of the wallet: `keccak256(abi.encode(wallet))`
    /// @param purpose 1 for management, 2 for actions
    function keyHasPurpose(bytes32 key, uint256 purpose) external view returns (bool);

    /// @notice Ids of all claims about one topic, whoever signed them.
    function getClaimIdsByTopic(uint256 topic) external view returns (bytes32[] memory claimIds);

    /// @notice One claim. Its data are a hash or a code, never a name or a document.
    function getClaim(bytes32 claimId)
        external
        view
        returns (
            uint256 topic,
            uint256 scheme,
            address issuer,
            bytes memory signature,
            bytes memory data,
            string memory uri
        );
}

/// @title Claim issuer
/// @notice Signs claims and can withdraw them.
interface IClaimIssuer {
    /// @notice Says whether the issuer signed this claim and has not withdrawn it.
    function isClaimValid(
        IIdentity identity,
        uint256 topic,
        bytes calldata signature,
        bytes calldata data
    ) external view returns (bool);
}
