// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ComplianceModule} from "./ComplianceModule.sol";
import {HolderLedgerModule} from "./HolderLedgerModule.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Number of holders
/// @notice The share has at most so many holders, where one person with three wallets is one holder.
contract HolderLimitModule is HolderLedgerModule {
    /// @notice Most holders at any time.
    uint256 public holderLimit;

    event HolderLimitSet(uint256 holderLimit);

    constructor(ShareToken token_, address admin, uint256 limit) ComplianceModule(token_, admin) {
        holderLimit = limit;
        emit HolderLimitSet(limit);
    }

    /// @notice Changes the limit. A limit below the present number lets nobody new in; all may stay.
    function setHolderLimit(uint256 limit) external onlyOwner {
        holderLimit = limit;
        emit HolderLimitSet(limit);
    }

    /// @inheritdoc IComplianceModule
    function name() external pure returns (string memory) {
        return "Number of holders";
    }

    /// @inheritdoc IComplianceModule
    function canTransfer(address from, address to, uint256 amount) external view returns (bool) {
        if (amount == 0 || heldBy[_identityOf(to)] > 0) return true;
        if (holderCount < holderLimit) return true;
        // A holder who passes on everything makes room for the one who comes in.
        bool makesRoom = from != address(0) && heldBy[_identityOf(from)] == amount;
        return makesRoom && holderCount == holderLimit;
    }
}
