// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IClaimIssuer, IIdentity} from "./IIdentity.sol";
import {IIdentityRegistry} from "./IIdentityRegistry.sol";

/// @title Identity registry
/// @notice Knows which wallet belongs to which identity, and which claims an identity must carry.
/// @dev ERC-3643 keeps topics, trusted issuers and storage in contracts of their own, so that several
/// shares can use them together. They stand in one contract here because they are read together.
contract IdentityRegistry is IIdentityRegistry, AccessControl {
    /// @notice May register, change and delete wallets. The share needs it for recoveries.
    bytes32 public constant REGISTRY_AGENT_ROLE = keccak256("REGISTRY_AGENT_ROLE");

    /// @notice Most claim topics that a holder can be asked for; bounds the gas of every transfer.
    uint256 public constant MAX_TOPICS = 15;

    /// @notice Gas that an issuer gets to answer for one claim; bounds what a broken issuer can burn.
    uint256 public constant ISSUER_GAS = 200_000;

    /// @notice Whether an issuer's word counts for a topic.
    mapping(uint256 topic => mapping(address issuer => bool)) public isTrustedIssuer;

    struct Investor {
        IIdentity identity;
        uint16 country;
    }

    mapping(address wallet => Investor) private _investors;
    uint256[] private _topics;

    event ClaimTopicsSet(uint256[] topics);
    event TrustedIssuerSet(uint256 indexed topic, address indexed issuer, bool trusted);

    error AlreadyRegistered(address wallet);
    error NotRegistered(address wallet);
    error ZeroIdentity();
    error TooManyTopics();

    /// @param admin Account that chooses topics and issuers; a timelock in production
    constructor(address admin) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
    }

    /// @inheritdoc IIdentityRegistry
    function registerIdentity(address userAddress, IIdentity userIdentity, uint16 country)
        external
        onlyRole(REGISTRY_AGENT_ROLE)
    {
        if (contains(userAddress)) revert AlreadyRegistered(userAddress);
        if (address(userIdentity) == address(0)) revert ZeroIdentity();
        _investors[userAddress] = Investor(userIdentity, country);
        emit IdentityRegistered(userAddress, userIdentity);
        emit CountryUpdated(userAddress, country);
    }

    /// @inheritdoc IIdentityRegistry
    function deleteIdentity(address userAddress) external onlyRole(REGISTRY_AGENT_ROLE) {
        IIdentity old = _requireRegistered(userAddress).identity;
        delete _investors[userAddress];
        emit IdentityRemoved(userAddress, old);
    }

    /// @inheritdoc IIdentityRegistry
    function updateCountry(address userAddress, uint16 country)
        external
        onlyRole(REGISTRY_AGENT_ROLE)
    {
        _requireRegistered(userAddress).country = country;
        emit CountryUpdated(userAddress, country);
    }

    /// @inheritdoc IIdentityRegistry
    function updateIdentity(address userAddress, IIdentity userIdentity)
        external
        onlyRole(REGISTRY_AGENT_ROLE)
    {
        if (address(userIdentity) == address(0)) revert ZeroIdentity();
        Investor storage investor = _requireRegistered(userAddress);
        emit IdentityUpdated(investor.identity, userIdentity);
        investor.identity = userIdentity;
    }

    /// @notice Sets the claim topics that every holder must carry. Holders who lack one keep their
    /// shares and can receive no more.
    function setClaimTopics(uint256[] calldata topics) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (topics.length > MAX_TOPICS) revert TooManyTopics();
        _topics = topics;
        emit ClaimTopicsSet(topics);
    }

    /// @notice Trusts an issuer for one topic, or stops trusting it.
    /// @dev Ending trust makes every claim of this issuer on the topic worthless at once.
    function setTrustedIssuer(uint256 topic, address issuer, bool trusted)
        external
        onlyRole(DEFAULT_ADMIN_ROLE)
    {
        isTrustedIssuer[topic][issuer] = trusted;
        emit TrustedIssuerSet(topic, issuer, trusted);
    }

    /// @inheritdoc IIdentityRegistry
    function isVerified(address userAddress) external view returns (bool) {
        IIdentity subject = _investors[userAddress].identity;
        if (address(subject) == address(0)) return false;
        uint256 count = _topics.length;
        for (uint256 i = 0; i < count; ++i) {
            if (!_hasValidClaim(subject, _topics[i])) return false;
        }
        return true;
    }

    /// @inheritdoc IIdentityRegistry
    function contains(address userAddress) public view returns (bool) {
        return address(_investors[userAddress].identity) != address(0);
    }

    /// @inheritdoc IIdentityRegistry
    function identity(address userAddress) external view returns (IIdentity) {
        return _investors[userAddress].identity;
    }

    /// @inheritdoc IIdentityRegistry
    function investorCountry(address userAddress) external view returns (uint16) {
        return _investors[userAddress].country;
    }

    /// @notice The topics that every holder must carry.
    function claimTopics() external view returns (uint256[] memory) {
        return _topics;
    }

    /// @dev One valid claim of one trusted issuer is enough. The list of claims belongs to the
    /// investor, so an issuer that is not trusted is skipped before its code is called.
    function _hasValidClaim(IIdentity subject, uint256 topic) private view returns (bool) {
        bytes32[] memory claimIds = subject.getClaimIdsByTopic(topic);
        for (uint256 i = 0; i < claimIds.length; ++i) {
            (uint256 found, , address issuer, bytes memory signature, bytes memory data, ) =
                subject.getClaim(claimIds[i]);
            if (found != topic || !isTrustedIssuer[topic][issuer]) continue;
            bytes memory question =
                abi.encodeCall(IClaimIssuer.isClaimValid, (subject, topic, signature, data));
            if (_saysYes(issuer, question)) return true;
        }
        return false;
    }

    /// @dev An issuer that fails vouches for nobody; the next claim may still be good. `try` would not
    /// do here: it reverts where the address has no code or the answer is not a bool.
    function _saysYes(address issuer, bytes memory question) private view returns (bool) {
        if (issuer.code.length == 0) return false;
        (bool success, bytes memory answer) = issuer.staticcall{gas: ISSUER_GAS}(question);
        return success && answer.length == 32 && bytes32(answer) == bytes32(uint256(1));
    }

    function _requireRegistered(address wallet) private view returns (Investor storage investor) {
        investor = _investors[wallet];
        if (address(investor.identity) == address(0)) revert NotRegistered(wallet);
    }
}
