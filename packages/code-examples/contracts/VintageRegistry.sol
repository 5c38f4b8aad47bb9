// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";

/// @title Carbon vintages
/// @notice One id for each project and year; one unit stands for one tonne of carbon dioxide equivalent
/// that is locked in an outside registry. Retiring a unit destroys it and leaves a receipt.
contract VintageRegistry is ERC1155, ERC1155Supply, AccessControl {
    /// @notice May open vintages, issue units against locked serials and release them again.
    bytes32 public constant BRIDGE_ROLE = keccak256("BRIDGE_ROLE");
    /// @notice May suspend a vintage while the outside registry looks into it.
    bytes32 public constant WARDEN_ROLE = keccak256("WARDEN_ROLE");

    struct Vintage {
        bytes32 projectId;
        bytes32 methodologyHash;
        uint16 year;
        bool suspended;
    }

    struct Retirement {
        uint256 vintageId;
        uint256 amount;
        address account;
        uint48 time;
        string beneficiary;
        string purpose;
    }

    /// @notice Serial blocks that units were issued against. A block is used once, for ever.
    mapping(bytes32 serialHash => bool) public isSerialUsed;

    /// @notice Tonnes retired from each vintage.
    mapping(uint256 id => uint256) public retiredOf;

    mapping(uint256 id => Vintage) private _vintages;
    Retirement[] private _retirements;

    event VintageOpened(uint256 indexed id, bytes32 indexed projectId, uint16 year);
    event VintageSuspended(uint256 indexed id, bool suspended);
    event UnitsIssued(uint256 indexed id, address indexed to, uint256 amount, bytes32 serialHash);
    event UnitsReleased(uint256 indexed id, address indexed from, uint256 amount);
    event UnitsRetired(
        uint256 indexed retirementId,
        uint256 indexed id,
        address indexed account,
        uint256 amount,
        string beneficiary,
        string purpose
    );

    error VintageExists(uint256 id);
    error UnknownVintage(uint256 id);
    error VintageIsSuspended(uint256 id);
    error SerialAlreadyUsed(bytes32 serialHash);
    error BeneficiaryMissing();
    error AmountIsZero();

    constructor(string memory metadataUri, address admin) ERC1155(metadataUri) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
    }

    /// @notice The id of a vintage follows from its project, year and methodology.
    function vintageId(bytes32 projectId, uint16 year, bytes32 methodologyHash)
        public
        pure
        returns (uint256)
    {
        return uint256(keccak256(abi.encode(projectId, year, methodologyHash)));
    }

    /// @notice Opens a vintage. No units exist until serials are locked.
    function openVintage(bytes32 projectId, uint16 year, bytes32 methodologyHash)
        external
        onlyRole(BRIDGE_ROLE)
        returns (uint256 id)
    {
        id = vintageId(projectId, year, methodologyHash);
        if (_vintages[id].year != 0) revert VintageExists(id);
        if (year == 0) revert UnknownVintage(id);
        _vintages[id] = Vintage(projectId, methodologyHash, year, false);
        emit VintageOpened(id, projectId, year);
    }

    /// @notice Issues units after their serial block was locked in the outside registry.
    /// @param serialHash Hash of registry name, first and last serial; the same block cannot come twice
    function issue(address to, uint256 id, uint256 amount, bytes32 serialHash)
        external
        onlyRole(BRIDGE_ROLE)
    {
        if (_vintages[id].year == 0) revert UnknownVintage(id);
        if (amount == 0) revert AmountIsZero();
        if (isSerialUsed[serialHash]) revert SerialAlreadyUsed(serialHash);
        isSerialUsed[serialHash] = true;
        emit UnitsIssued(id, to, amount, serialHash);
        _mint(to, id, amount, "");
    }

    /// @notice Destroys units of the bridge itself, before their serials are set free outside.
    function release(uint256 id, uint256 amount) external onlyRole(BRIDGE_ROLE) {
        _burn(_msgSender(), id, amount);
        emit UnitsReleased(id, _msgSender(), amount);
    }

    /// @notice Retires units for a beneficiary. This cannot be undone.
    function retire(
        uint256 id,
        uint256 amount,
        string calldata beneficiary,
        string calldata purpose
    ) external returns (uint256 retirementId) {
        if (amount == 0) revert AmountIsZero();
        if (bytes(beneficiary).length == 0) revert BeneficiaryMissing();
        _burn(_msgSender(), id, amount);
        retiredOf[id] += amount;
        retirementId = _retirements.length;
        _retirements.push(
            Retirement(id, amount, _msgSender(), uint48(block.timestamp), beneficiary, purpose)
        );
        emit UnitsRetired(retirementId, id, _msgSender(), amount, beneficiary, purpose);
    }

    /// @notice Stops a vintage, or lets it go on.
    function setSuspended(uint256 id, bool suspended) external onlyRole(WARDEN_ROLE) {
        if (_vintages[id].year == 0) revert UnknownVintage(id);
        _vintages[id].suspended = suspended;
        emit VintageSuspended(id, suspended);
    }

    /// @notice What a vintage stands for.
    function vintageOf(uint256 id) external view returns (Vintage memory) {
        if (_vintages[id].year == 0) revert UnknownVintage(id);
        return _vintages[id];
    }

    /// @notice A receipt, for the beneficiary's auditor.
    function retirementOf(uint256 retirementId) external view returns (Retirement memory) {
        return _retirements[retirementId];
    }

    /// @notice Number of receipts so far; their ids count from 0.
    function retirementCount() external view returns (uint256) {
        return _retirements.length;
    }

    /// @dev A suspended vintage stands still: no issue, no transfer, no release, no retirement.
    function _update(
        address from,
        address to,
        uint256[] memory ids,
        uint256[] memory amounts
    ) internal override(ERC1155, ERC1155Supply) {
        for (uint256 i = 0; i < ids.length; ++i) {
            if (_vintages[ids[i]].suspended) revert VintageIsSuspended(ids[i]);
        }
        super._update(from, to, ids, amounts);
    }

    /// @inheritdoc ERC1155
    function supportsInterface(bytes4 interfaceId)
        public
        view
        override(ERC1155, AccessControl)
        returns (bool)
    {
        return super.supportsInterface(interfaceId);
    }
}
