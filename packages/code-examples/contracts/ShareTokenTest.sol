// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {CountryAllowModule} from "./CountryAllowModule.sol";
import {HolderLimitModule} from "./HolderLimitModule.sol";
import {ShareToken} from "./ShareToken.sol";
import {TestInvestor, TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the share
/// @notice Two rules apply: holders live in the Emirates, and there are at most two of them.
contract ShareTokenTest is TestSetUp {
    HolderLimitModule private immutable holderLimit;

    constructor() {
        CountryAllowModule countries = new CountryAllowModule(share, address(this));
        uint16[] memory allowed = new uint16[](1);
        allowed[0] = UAE;
        countries.setCountries(allowed, true);
        compliance.addModule(countries);
        holderLimit = new HolderLimitModule(share, address(this), 2);
        compliance.addModule(holderLimit);
        share.mint(address(amna), 100);
    }

    function test_VerifiedHoldersTrade() external {
        amna.send(share, address(bilal), 40);
        assert(share.balanceOf(address(bilal)) == 40);
        assert(holderLimit.holderCount() == 2);
    }

    function test_StrangerCannotReceive() external {
        try amna.send(share, STRANGER, 1) {
            revert("a stranger received shares");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.ReceiverNotVerified.selector);
        }
    }

    function test_WithdrawnClaimStopsReceiving() external {
        issuer.withdraw(bilal);
        try amna.send(share, address(bilal), 1) {
            revert("a withdrawn claim still counted");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.ReceiverNotVerified.selector);
        }
    }

    function test_ClosedCountryIsRefusedByTheRules() external {
        try amna.send(share, address(chloe), 1) {
            revert("a closed country received shares");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
    }

    function test_LastPlaceIsGivenOnce() external {
        amna.send(share, address(bilal), 40);
        TestInvestor daud = _investor(UAE);
        try amna.send(share, address(daud), 1) {
            revert("a third holder came in");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.TransferNotCompliant.selector);
        }
        bilal.send(share, address(daud), 40);
        assert(holderLimit.holderCount() == 2);
    }

    function test_FrozenSharesStayAndTheRestMoves() external {
        share.freezePartialTokens(address(amna), 70);
        amna.send(share, address(bilal), 30);
        try amna.send(share, address(bilal), 1) {
            revert("frozen shares moved");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.AmountExceedsFree.selector);
        }
    }

    function test_ForcedTransferIgnoresThePauseButNotIdentity() external {
        share.pause();
        share.forcedTransfer(address(amna), address(bilal), 100, ORDER);
        assert(share.balanceOf(address(bilal)) == 100);
        try share.forcedTransfer(address(bilal), STRANGER, 1, ORDER) {
            revert("a stranger received shares by force");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.ReceiverNotVerified.selector);
        }
    }

    function test_RecoveryKeepsFreezeAndPlace() external {
        share.freezePartialTokens(address(amna), 60);
        amna.addWallet(NEW_WALLET);
        share.recoveryAddress(address(amna), NEW_WALLET, address(amna));

        assert(share.balanceOf(NEW_WALLET) == 100);
        assert(share.getFrozenTokens(NEW_WALLET) == 60);
        assert(share.currentWallet(address(amna)) == NEW_WALLET);
        assert(!registry.contains(address(amna)));
        assert(holderLimit.holderCount() == 1);
    }

    function test_EmptiedWalletIsRecoveredWithItsFreeze() external {
        amna.send(share, address(bilal), 100);
        share.setAddressFrozen(address(amna), true);
        amna.addWallet(NEW_WALLET);
        share.recoveryAddress(address(amna), NEW_WALLET, address(amna));

        assert(share.currentWallet(address(amna)) == NEW_WALLET);
        assert(share.isFrozen(NEW_WALLET));
        assert(registry.isVerified(NEW_WALLET));
        assert(!registry.contains(address(amna)));
        assert(holderLimit.holderCount() == 1);
    }

    function test_AWalletOfSomebodyElseIsNoSuccessor() external {
        try share.recoveryAddress(address(amna), address(bilal), address(amna)) {
            revert("shares were recovered to another investor");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == ShareToken.IdentityMismatch.selector);
        }
    }

    /// @notice Whatever trades go through, the ledger agrees with the register and the limit holds.
    function testFuzz_LedgerFollowsTheRegister(uint8[8] calldata amounts) external {
        for (uint256 i = 0; i < amounts.length; ++i) {
            (TestInvestor from, TestInvestor to) = i % 2 == 0 ? (amna, bilal) : (bilal, amna);
            try from.send(share, address(to), amounts[i]) {} catch {}
            assert(holderLimit.holderCount() <= 2);
            assert(holderLimit.heldBy(address(amna)) == share.balanceOf(address(amna)));
            assert(holderLimit.heldBy(address(bilal)) == share.balanceOf(address(bilal)));
            assert(holderLimit.recorded() == share.totalSupply());
        }
    }
}
