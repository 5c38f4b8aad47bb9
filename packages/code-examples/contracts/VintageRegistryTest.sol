// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {VintageRegistry} from "./VintageRegistry.sol";

/// @title Tests of the carbon vintages
/// @notice The test is bridge, warden and holder in one. The project gives 500 tonnes in 2025.
contract VintageRegistryTest is ERC1155Holder {
    bytes32 private constant PROJECT = keccak256("mangroves");
    bytes32 private constant METHOD = keccak256("method 7");
    bytes32 private constant SERIALS = keccak256("serials 1 to 500");
    address private constant BUYER = address(0xCAFE);

    VintageRegistry private immutable vintages;
    uint256 private immutable id;

    constructor() {
        vintages = new VintageRegistry("ipfs://vintage/{id}", address(this));
        vintages.grantRole(vintages.BRIDGE_ROLE(), address(this));
        vintages.grantRole(vintages.WARDEN_ROLE(), address(this));
        id = vintages.openVintage(PROJECT, 2025, METHOD);
    }

    function test_SerialsAreUsedOnce() external {
        _issue();
        try vintages.issue(address(this), id, 500, SERIALS) {
            revert("the same tonnes were issued twice");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == VintageRegistry.SerialAlreadyUsed.selector);
        }
        vintages.release(id, 500);
        assert(vintages.isSerialUsed(SERIALS));
    }

    function test_VintageIsOpenedOnce() external {
        try vintages.openVintage(PROJECT, 2025, METHOD) {
            revert("a vintage was opened twice");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == VintageRegistry.VintageExists.selector);
        }
    }

    function test_RetirementLeavesAReceipt() external {
        _issue();
        uint256 receipt = vintages.retire(id, 120, "Palm Bakery", "Flights 2025");
        assert(vintages.totalSupply(id) == 380);
        assert(vintages.retiredOf(id) == 120);
        assert(vintages.retirementOf(receipt).amount == 120);
        assert(vintages.retirementOf(receipt).time == block.timestamp);
        assert(keccak256(bytes(vintages.retirementOf(receipt).beneficiary)) == keccak256("Palm Bakery"));
    }

    function test_RetirementNamesWhoBenefits() external {
        _issue();
        try vintages.retire(id, 1, "", "Flights 2025") {
            revert("tonnes were retired for nobody");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == VintageRegistry.BeneficiaryMissing.selector);
        }
    }

    function test_SuspendedVintageStandsStill() external {
        _issue();
        vintages.setSuspended(id, true);
        try vintages.safeTransferFrom(address(this), BUYER, id, 1, "") {
            revert("units of a suspended vintage moved");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == VintageRegistry.VintageIsSuspended.selector);
        }
        try vintages.retire(id, 1, "Palm Bakery", "Flights 2025") {
            revert("units of a suspended vintage were retired");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == VintageRegistry.VintageIsSuspended.selector);
        }
        vintages.setSuspended(id, false);
        vintages.safeTransferFrom(address(this), BUYER, id, 1, "");
        assert(vintages.balanceOf(BUYER, id) == 1);
    }

    /// @notice Whatever is retired, every tonne issued is either in somebody's hands or retired.
    function testFuzz_EveryTonneIsAccountedFor(uint16[4] calldata amounts) external {
        _issue();
        for (uint256 i = 0; i < amounts.length; ++i) {
            try vintages.retire(id, amounts[i] % 300, "Palm Bakery", "") {} catch {}
            assert(vintages.totalSupply(id) + vintages.retiredOf(id) == 500);
            assert(vintages.balanceOf(address(this), id) == vintages.totalSupply(id));
        }
    }

    function _issue() private {
        vintages.issue(address(this), id, 500, SERIALS);
    }
}
