// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {IIdentityRegistry} from "./IIdentityRegistry.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Base of all rules
/// @notice Serves one share, and listens only to the compliance contract of that share.
abstract contract ComplianceModule is IComplianceModule, Ownable {
    /// @notice The share whose movements this rule judges.
    ShareToken public immutable token;

    error OnlyCompliance(address caller);

    /// @dev Read from the token, so that a rule never listens to a compliance contract of the past.
    modifier onlyCompliance() {
        if (msg.sender != address(token.compliance())) revert OnlyCompliance(msg.sender);
        _;
    }

    /// @param admin Account that changes the limits; a timelock in production
    constructor(ShareToken token_, address admin) Ownable(admin) {
        token = token_;
    }

    /// @inheritdoc IComplianceModule
    function isReady() external view virtual returns (bool) {
        return true;
    }

    /// @inheritdoc IComplianceModule
    function transferred(address from, address to, uint256 amount) external virtual onlyCompliance {}

    /// @inheritdoc IComplianceModule
    function created(address to, uint256 amount) external virtual onlyCompliance {}

    /// @inheritdoc IComplianceModule
    function destroyed(address from, uint256 amount) external virtual onlyCompliance {}

    function _registry() internal view returns (IIdentityRegistry) {
        return token.identityRegistry();
    }
}
