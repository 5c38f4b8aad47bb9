// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IdentityRegistry} from "./IdentityRegistry.sol";
import {TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the registry
contract IdentityRegistryTest is TestSetUp {
    function test_ClaimCountsWhileItsIssuerIsTrusted() external {
        assert(registry.isVerified(address(amna)));
        registry.setTrustedIssuer(KYC, address(issuer), false);
        assert(!registry.isVerified(address(amna)));
        assert(registry.contains(address(amna)));
    }

    function test_WithdrawnClaimStopsCounting() external {
        issuer.withdraw(amna);
        assert(!registry.isVerified(address(amna)));
        assert(registry.isVerified(address(bilal)));
    }

    function test_EveryTopicIsNeeded() external {
        uint256[] memory topics = new uint256[](2);
        topics[0] = KYC;
        topics[1] = KYC + 1;
        registry.setClaimTopics(topics);
        assert(!registry.isVerified(address(amna)));
    }

    function test_DeletedWalletIsUnknown() external {
        registry.deleteIdentity(address(amna));
        assert(!registry.isVerified(address(amna)));
        assert(registry.investorCountry(address(amna)) == 0);
    }

    function test_WalletHasOneIdentity() external {
        try registry.registerIdentity(address(amna), bilal, UAE) {
            revert("a wallet was registered twice");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == IdentityRegistry.AlreadyRegistered.selector);
        }
    }

    function test_OnlyAgentsRegister() external {
        bytes memory call = abi.encodeCall(registry.registerIdentity, (STRANGER, amna, UAE));
        try amna.act(address(registry), call) {
            revert("an investor registered a wallet");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == IAccessControl.AccessControlUnauthorizedAccount.selector);
        }
    }
}
