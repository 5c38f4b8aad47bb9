// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {IComplianceModule} from "./IComplianceModule.sol";
import {ModularCompliance} from "./ModularCompliance.sol";

/// @title Timelock of a share
/// @notice Administrator of all contracts of one share. What it does was public for 48 hours or more.
contract ShareTimelock is TimelockController {
    /// @notice The shortest notice that holders ever get. It can be made longer and never shorter.
    uint256 public constant NOTICE = 48 hours;

    /// @param proposers Multi-signature wallets that may announce a change, and cancel it
    /// @param executors Accounts that may carry out a change whose time has come
    constructor(address[] memory proposers, address[] memory executors)
        TimelockController(NOTICE, proposers, executors, address(0))
    {}

    /// @notice Changes the notice of later proposals, itself with notice. It cannot fall below `NOTICE`.
    /// @dev The library would take any number, zero too, so one announced change could end all notice.
    function updateDelay(uint256 newDelay) public override {
        if (newDelay < NOTICE) revert TimelockInsufficientDelay(newDelay, NOTICE);
        super.updateDelay(newDelay);
    }

    /// @notice The two calls with which one module takes the place of another, in one operation.
    /// @dev Proposer, watcher and executor all take the calls from here, so they speak of the same id.
    function moduleSwap(
        ModularCompliance compliance,
        IComplianceModule oldModule,
        IComplianceModule newModule
    )
        public
        pure
        returns (address[] memory targets, uint256[] memory values, bytes[] memory payloads)
    {
        targets = new address[](2);
        values = new uint256[](2);
        payloads = new bytes[](2);
        targets[0] = address(compliance);
        targets[1] = address(compliance);
        payloads[0] = abi.encodeCall(ModularCompliance.removeModule, (oldModule));
        payloads[1] = abi.encodeCall(ModularCompliance.addModule, (newModule));
    }
}
