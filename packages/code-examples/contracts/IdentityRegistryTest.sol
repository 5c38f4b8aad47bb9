// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IdentityRegistry} from "./IdentityRegistry.sol";
import {TestInvestor, TestSetUp} from "./TestSetUp.sol";

/// @title Broken issuer for tests
/// @notice Answers every question with the same bytes, reverts with them, or burns all gas it is given.
contract BrokenIssuer {
    enum Fault {
        Answers,
        Reverts,
        BurnsGas
    }

    Fault private immutable _fault;
    bytes private _answer;

    constructor(Fault fault, bytes memory answer) {
        _fault = fault;
        _answer = answer;
    }

    fallback(bytes calldata) external returns (bytes memory answer) {
        answer = _answer;
        if (_fault == Fault.Answers) return answer;
        while (_fault == Fault.BurnsGas) {}
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }
}

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

    function test_IssuerWithoutCodeVouchesForNobody() external {
        assert(!_isVerifiedBy(STRANGER));
    }

    function test_IssuerThatRevertsVouchesForNobody() external {
        assert(!_isVerifiedBy(_broken(BrokenIssuer.Fault.Reverts, abi.encode(true))));
    }

    function test_IssuerThatBurnsItsGasVouchesForNobody() external {
        assert(!_isVerifiedBy(_broken(BrokenIssuer.Fault.BurnsGas, "")));
    }

    function test_OnlyAWholeYesCounts() external {
        BrokenIssuer.Fault answers = BrokenIssuer.Fault.Answers;
        assert(!_isVerifiedBy(_broken(answers, "")));
        assert(!_isVerifiedBy(_broken(answers, hex"01")));
        assert(!_isVerifiedBy(_broken(answers, abi.encode(2))));
        assert(!_isVerifiedBy(_broken(answers, abi.encode(true, "and more"))));
        assert(!_isVerifiedBy(_broken(answers, abi.encode(false))));
        assert(_isVerifiedBy(_broken(answers, abi.encode(true))));
    }

    function test_ClaimOfASoundIssuerCountsBesideBrokenOnes() external {
        address burner = _broken(BrokenIssuer.Fault.BurnsGas, "");
        TestInvestor daud = _investorOf(STRANGER);
        registry.setTrustedIssuer(KYC, burner, true);
        daud.addClaim(burner);
        daud.addClaim(burner);
        daud.addClaim(address(issuer));
        assert(registry.isVerified{gas: 600_000}(address(daud)));
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

    function _broken(BrokenIssuer.Fault fault, bytes memory answer) private returns (address) {
        return address(new BrokenIssuer(fault, answer));
    }

    /// @dev Registers an investor whose one claim comes from this issuer, which is trusted.
    function _investorOf(address claimIssuer) private returns (TestInvestor investor) {
        registry.setTrustedIssuer(KYC, claimIssuer, true);
        investor = new TestInvestor(KYC, claimIssuer);
        registry.registerIdentity(address(investor), investor, UAE);
    }

    function _isVerifiedBy(address claimIssuer) private returns (bool) {
        TestInvestor investor = _investorOf(claimIssuer);
        return registry.isVerified{gas: 600_000}(address(investor));
    }
}
