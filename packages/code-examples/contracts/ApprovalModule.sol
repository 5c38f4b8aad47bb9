// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ComplianceModule} from "./ComplianceModule.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Approval of large transfers
/// @notice Transfers above a number of shares need an officer's word beforehand. An approval names sender,
/// receiver and amount, serves one transfer, and ends by itself.
contract ApprovalModule is ComplianceModule {
    /// @notice Most shares that move without an approval.
    uint256 public threshold;

    /// @notice Unix time until which a movement is approved; zero if it is not.
    mapping(address from => mapping(address to => mapping(uint256 amount => uint64)))
        public approvedUntil;

    event ThresholdSet(uint256 threshold);
    event TransferApproved(
        address indexed from,
        address indexed to,
        uint256 amount,
        uint64 until
    );

    constructor(ShareToken token_, address admin, uint256 threshold_)
        ComplianceModule(token_, admin)
    {
        threshold = threshold_;
        emit ThresholdSet(threshold_);
    }

    /// @notice Changes the threshold for transfers from now on.
    function setThreshold(uint256 threshold_) external onlyOwner {
        threshold = threshold_;
        emit ThresholdSet(threshold_);
    }

    /// @notice Approves one transfer until a moment, and takes an approval back with zero.
    function approve(address from, address to, uint256 amount, uint64 until) external onlyOwner {
        approvedUntil[from][to][amount] = until;
        emit TransferApproved(from, to, amount, until);
    }

    /// @inheritdoc IComplianceModule
    function name() external pure returns (string memory) {
        return "Approval of large transfers";
    }

    /// @inheritdoc IComplianceModule
    function canTransfer(address from, address to, uint256 amount) external view returns (bool) {
        // An issue is approved by whoever may issue.
        if (from == address(0) || amount <= threshold) return true;
        return block.timestamp <= approvedUntil[from][to][amount];
    }

    /// @dev An approval is used up, also by a forced transfer of the same shares.
    function transferred(address from, address to, uint256 amount) external override onlyCompliance {
        if (approvedUntil[from][to][amount] != 0) delete approvedUntil[from][to][amount];
    }
}
