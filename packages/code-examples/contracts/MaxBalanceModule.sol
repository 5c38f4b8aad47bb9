// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ComplianceModule} from "./ComplianceModule.sol";
import {HolderLedgerModule} from "./HolderLedgerModule.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Largest holding
/// @notice No investor holds more than a number of shares, counted over all wallets.
contract MaxBalanceModule is HolderLedgerModule {
    /// @notice Most shares of one investor.
    uint256 public maxBalance;

    event MaxBalanceSet(uint256 maxBalance);

    constructor(ShareToken token_, address admin, uint256 limit) ComplianceModule(token_, admin) {
        maxBalance = limit;
        emit MaxBalanceSet(limit);
    }

    /// @notice Changes the limit. A holder above a lowered limit keeps the shares and cannot add to them.
    function setMaxBalance(uint256 limit) external onlyOwner {
        maxBalance = limit;
        emit MaxBalanceSet(limit);
    }

    /// @inheritdoc IComplianceModule
    function name() external pure returns (string memory) {
        return "Largest holding";
    }

    /// @inheritdoc IComplianceModule
    function canTransfer(address from, address to, uint256 amount) external view returns (bool) {
        address receiver = _identityOf(to);
        if (from != address(0) && _identityOf(from) == receiver) return true;
        uint256 held = heldBy[receiver];
        return held <= maxBalance && amount <= maxBalance - held;
    }
}
