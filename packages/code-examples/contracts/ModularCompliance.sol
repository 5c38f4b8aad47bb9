// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ICompliance} from "./ICompliance.sol";
import {IComplianceModule} from "./IComplianceModule.sol";

/// @title Compliance made of modules
/// @notice Passes each question to every module; one refusal refuses the movement.
contract ModularCompliance is ICompliance, AccessControl {
    /// @notice Most modules of one share; bounds the gas of every transfer.
    uint256 public constant MAX_MODULES = 25;

    address private _token;
    IComplianceModule[] private _modules;
    mapping(IComplianceModule module => bool) private _wasRemoved;

    event ModuleAdded(address indexed module);
    event ModuleRemoved(address indexed module);

    error TokenAlreadyBound(address token);
    error TokenNotBound(address token);
    error OnlyToken(address caller);
    error ModuleAlreadyAdded(address module);
    error ModuleNotFound(address module);
    error ModuleNotReady(address module);
    error ModuleWasRemoved(address module);
    error TooManyModules();

    modifier onlyToken() {
        if (msg.sender != _token) revert OnlyToken(msg.sender);
        _;
    }

    /// @param admin Account that binds the token and changes modules; a timelock in production
    constructor(address admin) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
    }

    /// @inheritdoc ICompliance
    function bindToken(address token) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (_token != address(0)) revert TokenAlreadyBound(_token);
        _token = token;
        emit TokenBound(token);
    }

    /// @inheritdoc ICompliance
    function unbindToken(address token) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (token == address(0) || token != _token) revert TokenNotBound(token);
        delete _token;
        emit TokenUnbound(token);
    }

    /// @notice Adds a rule. A rule that counts holders must first know the holders there are.
    function addModule(IComplianceModule module) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (_modules.length == MAX_MODULES) revert TooManyModules();
        (bool found, ) = _find(module);
        if (found) revert ModuleAlreadyAdded(address(module));
        if (_wasRemoved[module]) revert ModuleWasRemoved(address(module));
        if (!module.isReady()) revert ModuleNotReady(address(module));
        _modules.push(module);
        emit ModuleAdded(address(module));
    }

    /// @notice Removes a rule for good. Its books age from now on, so a successor takes its place.
    function removeModule(IComplianceModule module) external onlyRole(DEFAULT_ADMIN_ROLE) {
        (bool found, uint256 index) = _find(module);
        if (!found) revert ModuleNotFound(address(module));
        _modules[index] = _modules[_modules.length - 1];
        _modules.pop();
        _wasRemoved[module] = true;
        emit ModuleRemoved(address(module));
    }

    /// @inheritdoc ICompliance
    function canTransfer(address from, address to, uint256 amount) external view returns (bool) {
        return firstRefusal(from, to, amount) == address(0);
    }

    /// @notice The module that refuses a movement, or zero. A portal calls this to explain a refusal.
    function firstRefusal(address from, address to, uint256 amount) public view returns (address) {
        uint256 count = _modules.length;
        for (uint256 i = 0; i < count; ++i) {
            if (!_modules[i].canTransfer(from, to, amount)) return address(_modules[i]);
        }
        return address(0);
    }

    /// @inheritdoc ICompliance
    function transferred(address from, address to, uint256 amount) external onlyToken {
        uint256 count = _modules.length;
        for (uint256 i = 0; i < count; ++i) _modules[i].transferred(from, to, amount);
    }

    /// @inheritdoc ICompliance
    function created(address to, uint256 amount) external onlyToken {
        uint256 count = _modules.length;
        for (uint256 i = 0; i < count; ++i) _modules[i].created(to, amount);
    }

    /// @inheritdoc ICompliance
    function destroyed(address from, uint256 amount) external onlyToken {
        uint256 count = _modules.length;
        for (uint256 i = 0; i < count; ++i) _modules[i].destroyed(from, amount);
    }

    /// @inheritdoc ICompliance
    function getTokenBound() external view returns (address) {
        return _token;
    }

    /// @notice All rules of the share.
    function modules() external view returns (IComplianceModule[] memory) {
        return _modules;
    }

    function _find(IComplianceModule module) private view returns (bool found, uint256 index) {
        uint256 count = _modules.length;
        for (uint256 i = 0; i < count; ++i) {
            if (address(_modules[i]) == address(module)) return (true, i);
        }
    }
}
