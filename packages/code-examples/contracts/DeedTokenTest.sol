// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {DeedToken} from "./DeedToken.sol";
import {TestInvestor, TestSetUp} from "./TestSetUp.sol";

/// @title Tests of the deeds
/// @notice Amna owns deed 7, and Chloe lends.
contract DeedTokenTest is TestSetUp {
    uint256 private constant DEED = 7;
    bytes32 private constant SURVEY = keccak256("survey of 2024");
    bytes32 private constant NEW_SURVEY = keccak256("survey of 2026");

    DeedToken private immutable deeds;

    constructor() {
        deeds = new DeedToken("Deeds", "DEED", registry, address(this));
        deeds.grantRole(deeds.REGISTRAR_ROLE(), address(this));
        deeds.register(address(amna), DEED, SURVEY);
    }

    function test_DeedPassesBetweenVerifiedWallets() external {
        this.give(amna, address(bilal));
        assert(deeds.ownerOf(DEED) == address(bilal));
        try this.give(bilal, STRANGER) {
            revert("a stranger received a deed");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.ReceiverNotVerified.selector);
        }
    }

    function test_DocumentIsRegisteredOnce() external {
        try deeds.register(address(bilal), DEED + 1, SURVEY) {
            revert("one document became two deeds");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.DocumentAlreadyUsed.selector);
        }
    }

    function test_EarlierVersionsStayReadable() external {
        deeds.amend(DEED, NEW_SURVEY);
        assert(deeds.documentMatches(DEED, NEW_SURVEY));
        assert(!deeds.documentMatches(DEED, SURVEY));
        assert(deeds.versionsOf(DEED).length == 2);
        assert(deeds.versionsOf(DEED)[0].documentHash == SURVEY);
    }

    function test_ChargedDeedStaysUntilTheLenderReleasesIt() external {
        _charge();
        try this.give(amna, address(bilal)) {
            revert("a charged deed moved");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.DeedIsCharged.selector);
        }
        try deeds.releaseCharge(DEED) {
            revert("the registrar released a charge");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.NotChargeHolder.selector);
        }
        chloe.act(address(deeds), abi.encodeCall(deeds.releaseCharge, (DEED)));
        this.give(amna, address(bilal));
        assert(deeds.ownerOf(DEED) == address(bilal));
    }

    function test_CorrectionMovesTheDeedAndKeepsTheCharge() external {
        _charge();
        deeds.correct(DEED, address(bilal), ORDER);
        assert(deeds.ownerOf(DEED) == address(bilal));
        assert(deeds.chargeHolderOf(DEED) == address(chloe));
        try this.give(bilal, address(amna)) {
            revert("a correction lifted the charge");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.DeedIsCharged.selector);
        }
        try deeds.releaseCharge(DEED) {
            revert("the registrar released a charge");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.NotChargeHolder.selector);
        }
        chloe.act(address(deeds), abi.encodeCall(deeds.releaseCharge, (DEED)));
        this.give(bilal, address(amna));
        assert(deeds.ownerOf(DEED) == address(amna));
    }

    function test_CorrectionNeedsAnOrder() external {
        try deeds.correct(DEED, address(bilal), 0) {
            revert("a deed was corrected without an order");
        } catch (bytes memory reason) {
            assert(bytes4(reason) == DeedToken.OrderHashMissing.selector);
        }
    }

    /// @dev Public, so that a test can catch its refusal.
    function give(TestInvestor from, address to) external {
        bytes memory call = abi.encodeCall(deeds.transferFrom, (address(from), to, DEED));
        from.act(address(deeds), call);
    }

    function _charge() private {
        amna.act(address(deeds), abi.encodeCall(deeds.charge, (DEED, address(chloe))));
    }
}
