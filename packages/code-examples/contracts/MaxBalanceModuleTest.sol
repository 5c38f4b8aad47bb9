// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MaxBalanceModule} from "./MaxBalanceModule.sol";
import {ModularCompliance} from "./ModularCompliance.sol";
import {ShareToken} from "./ShareToken.sol";
import {TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the largest holding
/// @notice Nobody holds more than 150 shares; Amna has 100.
contract MaxBalanceModuleTest is TestSetUp {
    MaxBalanceModule private immutable rule;

    constructor() {
        rule = new MaxBalanceModule(share, address(this), 150);
        compliance.addModule(rule);
        share.mint(address(amna), 100);
    }

    function test_ExactlyTheMaximumIsAllowedAndNoMore() external {
        share.mint(address(bilal), 150);
        try amna.send(share, address(bilal), 1) {
            revert("a holding grew beyond the maximum");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
        amna.send(share, address(bilal), 0);
    }

    function test_TwoWalletsOfOnePersonCountTogether() external {
        registry.registerIdentity(NEW_WALLET, amna, UAE);
        share.mint(NEW_WALLET, 50);
        assert(rule.heldBy(address(amna)) == 150);
        try share.mint(NEW_WALLET, 1) {
            revert("a second wallet raised the maximum");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
    }

    function test_LoweredMaximumTakesNothingAway() external {
        rule.setMaxBalance(40);
        assert(share.balanceOf(address(amna)) == 100);
        try share.mint(address(amna), 1) {
            revert("a holder above the maximum bought more");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
        // Between wallets of one person nothing grows.
        registry.registerIdentity(NEW_WALLET, amna, UAE);
        amna.send(share, NEW_WALLET, 60);
        amna.send(share, address(bilal), 40);
    }

    function test_LaterRuleFirstReadsInTheHolders() external {
        MaxBalanceModule second = new MaxBalanceModule(share, address(this), 120);
        try compliance.addModule(second) {
            revert("a rule came in that knows no holder");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ModularCompliance.ModuleNotReady.selector);
        }
        share.pause();
        address[] memory wallets = new address[](1);
        wallets[0] = address(amna);
        second.load(wallets);
        second.load(wallets); // A wallet that is named twice counts once.
        compliance.addModule(second);
        share.unpause();
        assert(second.heldBy(address(amna)) == 100);
    }
}
