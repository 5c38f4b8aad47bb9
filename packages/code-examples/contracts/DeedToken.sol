// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IIdentityRegistry} from "./IIdentityRegistry.sol";

/// @title Deed
/// @notice One token for one deed. Carries the hashes of the document's versions, passes only between
/// verified wallets, and while a charge lies on it only a correction moves it.
/// @dev The land register, the vault or the company's books decide who owns the object. The token
/// follows them; the registrar corrects it when they say something else.
contract DeedToken is ERC721, AccessControl {
    /// @notice May register deeds, add versions and correct an owner.
    bytes32 public constant REGISTRAR_ROLE = keccak256("REGISTRAR_ROLE");

    struct Version {
        bytes32 documentHash;
        uint48 time;
    }

    /// @notice The registry that says who is verified.
    IIdentityRegistry public immutable identityRegistry;

    mapping(uint256 deedId => Version[]) private _versions;
    mapping(uint256 deedId => address) private _chargeHolder;
    mapping(bytes32 documentHash => bool) private _isUsed;

    event DeedRegistered(uint256 indexed deedId, address indexed owner, bytes32 documentHash);
    event DeedAmended(uint256 indexed deedId, uint256 version, bytes32 documentHash);
    event DeedCharged(uint256 indexed deedId, address indexed chargeHolder);
    event ChargeReleased(uint256 indexed deedId, address indexed chargeHolder);
    event DeedCorrected(
        uint256 indexed deedId,
        address indexed from,
        address indexed to,
        bytes32 orderHash
    );

    error DocumentHashMissing();
    error DocumentAlreadyUsed(bytes32 documentHash);
    error ReceiverNotVerified(address receiver);
    error DeedIsCharged(uint256 deedId, address chargeHolder);
    error NotDeedOwner(uint256 deedId, address caller);
    error NotChargeHolder(uint256 deedId, address caller);
    error ChargeHolderMissing();
    error OrderHashMissing();

    constructor(
        string memory name_,
        string memory symbol_,
        IIdentityRegistry registry,
        address admin
    ) ERC721(name_, symbol_) {
        identityRegistry = registry;
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
    }

    /// @notice Registers a deed. The same document cannot be registered twice.
    function register(address owner, uint256 deedId, bytes32 documentHash)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        _mint(owner, deedId);
        _addVersion(deedId, documentHash);
        emit DeedRegistered(deedId, owner, documentHash);
    }

    /// @notice Adds a version, such as a corrected survey. Earlier versions stay readable.
    function amend(uint256 deedId, bytes32 documentHash) external onlyRole(REGISTRAR_ROLE) {
        _requireOwned(deedId);
        _addVersion(deedId, documentHash);
        emit DeedAmended(deedId, _versions[deedId].length - 1, documentHash);
    }

    /// @notice The owner puts a charge on the deed, in favour of a lender.
    function charge(uint256 deedId, address chargeHolder) external {
        if (_requireOwned(deedId) != _msgSender()) revert NotDeedOwner(deedId, _msgSender());
        if (chargeHolder == address(0)) revert ChargeHolderMissing();
        _requireUncharged(deedId);
        _chargeHolder[deedId] = chargeHolder;
        emit DeedCharged(deedId, chargeHolder);
    }

    /// @notice The lender releases the charge. Nobody else can; a correction leaves it in place.
    function releaseCharge(uint256 deedId) external {
        address holder = _chargeHolder[deedId];
        if (holder == address(0) || holder != _msgSender()) {
            revert NotChargeHolder(deedId, _msgSender());
        }
        delete _chargeHolder[deedId];
        emit ChargeReleased(deedId, holder);
    }

    /// @notice Brings the token into line with the outside register, on the order whose hash is given.
    /// @dev The charge stays on the deed, so the new owner cannot pass it on before the lender releases it.
    function correct(uint256 deedId, address to, bytes32 orderHash)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        if (orderHash == bytes32(0)) revert OrderHashMissing();
        _requireVerified(to);
        address from = _requireOwned(deedId);
        super._update(to, deedId, address(0));
        emit DeedCorrected(deedId, from, to, orderHash);
    }

    /// @notice True if this is the hash of the version in force.
    function documentMatches(uint256 deedId, bytes32 documentHash) external view returns (bool) {
        Version[] storage list = _versions[deedId];
        return list.length > 0 && list[list.length - 1].documentHash == documentHash;
    }

    /// @notice All versions of a deed, the oldest first.
    function versionsOf(uint256 deedId) external view returns (Version[] memory) {
        return _versions[deedId];
    }

    /// @notice The lender in whose favour a charge lies on the deed, or zero.
    function chargeHolderOf(uint256 deedId) external view returns (address) {
        return _chargeHolder[deedId];
    }

    /// @dev Ordinary transfers pass here; both checks come before ownership changes.
    function _update(address to, uint256 deedId, address auth)
        internal
        override
        returns (address)
    {
        _requireUncharged(deedId);
        if (to != address(0)) _requireVerified(to);
        return super._update(to, deedId, auth);
    }

    function _addVersion(uint256 deedId, bytes32 documentHash) private {
        if (documentHash == bytes32(0)) revert DocumentHashMissing();
        if (_isUsed[documentHash]) revert DocumentAlreadyUsed(documentHash);
        _isUsed[documentHash] = true;
        _versions[deedId].push(Version(documentHash, uint48(block.timestamp)));
    }

    function _requireVerified(address wallet) private view {
        if (!identityRegistry.isVerified(wallet)) revert ReceiverNotVerified(wallet);
    }

    function _requireUncharged(uint256 deedId) private view {
        address holder = _chargeHolder[deedId];
        if (holder != address(0)) revert DeedIsCharged(deedId, holder);
    }

    /// @inheritdoc ERC721
    function supportsInterface(bytes4 interfaceId)
        public
        view
        override(ERC721, AccessControl)
        returns (bool)
    {
        return super.supportsInterface(interfaceId);
    }
}
