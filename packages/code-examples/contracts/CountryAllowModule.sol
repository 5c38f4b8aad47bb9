// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ComplianceModule} from "./ComplianceModule.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Allowed countries
/// @notice A receiver must live in a country on the list. A sender is not asked, so that a holder in a
/// country that was closed later can still sell.
contract CountryAllowModule is ComplianceModule {
    /// @notice Countries on the list, by their ISO 3166-1 numeric code.
    mapping(uint16 country => bool) public isAllowed;

    event CountryAllowed(uint16 indexed country, bool allowed);

    constructor(ShareToken token_, address admin) ComplianceModule(token_, admin) {}

    /// @notice Puts countries on the list, or takes them off.
    function setCountries(uint16[] calldata countries, bool allowed) external onlyOwner {
        for (uint256 i = 0; i < countries.length; ++i) {
            isAllowed[countries[i]] = allowed;
            emit CountryAllowed(countries[i], allowed);
        }
    }

    /// @inheritdoc IComplianceModule
    function name() external pure returns (string memory) {
        return "Allowed countries";
    }

    /// @inheritdoc IComplianceModule
    function canTransfer(address, address to, uint256) external view returns (bool) {
        return isAllowed[_registry().investorCountry(to)];
    }
}
