// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";

/// @title Rulebook
/// @notice Says which version of the offer document and of the rule sheet applied at any time.
/// @dev The one contract of the set that stands behind a proxy, to show how an upgrade is guarded. It
/// holds no money and no shares.
contract Rulebook is Initializable, UUPSUpgradeable {
    struct Edition {
        bytes32 documentHash;
        bytes32 ruleSheetHash;
        uint48 validFrom;
    }

    /// @custom:storage-location erc7201:falaj.storage.Rulebook
    struct RulebookStorage {
        address timelock;
        Edition[] editions;
    }

    /// @dev keccak256(abi.encode(uint256(keccak256("falaj.storage.Rulebook")) - 1)) & ~0xff
    bytes32 private constant STORAGE_LOCATION =
        0x585c1e12ab5989c85e7cdc303329c27dee39dafc64031b7b18bbaf36454d9000;

    event EditionPublished(uint256 indexed number, bytes32 documentHash, bytes32 ruleSheetHash);

    error OnlyTimelock(address caller);
    error NoTimelock();
    error NoEditionAt(uint48 time);

    modifier onlyTimelock() {
        if (msg.sender != _rulebook().timelock) revert OnlyTimelock(msg.sender);
        _;
    }

    /// @dev The implementation behind the proxy can never be initialized itself.
    constructor() {
        _disableInitializers();
    }

    /// @notice Runs once, in the transaction that creates the proxy.
    function initialize(address timelock_) external initializer {
        if (timelock_ == address(0)) revert NoTimelock();
        _rulebook().timelock = timelock_;
    }

    /// @notice Publishes an edition, which applies from this block on.
    function publish(bytes32 documentHash, bytes32 ruleSheetHash) external onlyTimelock {
        Edition[] storage editions = _rulebook().editions;
        emit EditionPublished(editions.length, documentHash, ruleSheetHash);
        editions.push(Edition(documentHash, ruleSheetHash, uint48(block.timestamp)));
    }

    /// @notice The edition that applied at a time.
    function editionAt(uint48 time) external view returns (Edition memory) {
        Edition[] storage editions = _rulebook().editions;
        for (uint256 i = editions.length; i > 0; --i) {
            if (editions[i - 1].validFrom <= time) return editions[i - 1];
        }
        revert NoEditionAt(time);
    }

    /// @notice Number of editions so far.
    function editionCount() external view returns (uint256) {
        return _rulebook().editions.length;
    }

    /// @notice The account that may publish and upgrade.
    function timelock() external view returns (address) {
        return _rulebook().timelock;
    }

    /// @dev Without this check anybody could replace the code.
    function _authorizeUpgrade(address) internal override onlyTimelock {}

    function _rulebook() private pure returns (RulebookStorage storage data) {
        bytes32 location = STORAGE_LOCATION;
        assembly ("memory-safe") {
            data.slot := location
        }
    }
}
