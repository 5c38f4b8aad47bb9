// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {History} from "./History.sol";
import {ICompliance} from "./ICompliance.sol";
import {IIdentity} from "./IIdentity.sol";
import {IIdentityRegistry} from "./IIdentityRegistry.sol";
import {IShareHistory} from "./IShareHistory.sol";

/// @title Regulated share
/// @notice An ERC-20 with the checks and the powers of ERC-3643: only verified wallets receive it,
/// rules can refuse a transfer, and named agents can freeze, force and recover.
/// @dev ERC-3643 knows one kind of agent. Here each duty is a role of its own, so that no single key
/// can both create shares and move them.
contract ShareToken is ERC20, AccessControl, Pausable, IShareHistory {
    using History for History.Trace;

    /// @notice May issue and cancel shares.
    bytes32 public constant SUPPLY_AGENT_ROLE = keccak256("SUPPLY_AGENT_ROLE");
    /// @notice May freeze and release wallets, or a part of what they hold.
    bytes32 public constant FREEZE_AGENT_ROLE = keccak256("FREEZE_AGENT_ROLE");
    /// @notice May stop and restart transfers between holders.
    bytes32 public constant PAUSE_AGENT_ROLE = keccak256("PAUSE_AGENT_ROLE");
    /// @notice May force a transfer and replace a lost wallet.
    bytes32 public constant TRANSFER_AGENT_ROLE = keccak256("TRANSFER_AGENT_ROLE");

    uint256 private constant MANAGEMENT_KEY = 1;

    IIdentityRegistry private _identityRegistry;
    ICompliance private _compliance;
    mapping(address wallet => bool) private _frozen;
    mapping(address wallet => uint256) private _frozenTokens;
    mapping(address lostWallet => address) private _successor;
    mapping(address wallet => History.Trace) private _balanceHistory;
    History.Trace private _supplyHistory;

    event IdentityRegistryAdded(address indexed identityRegistry);
    event ComplianceAdded(address indexed compliance);
    event AddressFrozen(address indexed userAddress, bool indexed isFrozen, address indexed owner);
    event TokensFrozen(address indexed userAddress, uint256 amount);
    event TokensUnfrozen(address indexed userAddress, uint256 amount);
    event RecoverySuccess(
        address indexed lostWallet,
        address indexed newWallet,
        address indexed investorOnchainID
    );
    event ForcedTransfer(
        address indexed from,
        address indexed to,
        uint256 amount,
        bytes32 indexed orderHash
    );

    error ReceiverNotVerified(address receiver);
    error TransferNotCompliant(address from, address to, uint256 amount);
    error WalletFrozen(address wallet);
    error AmountExceedsFree(address wallet, uint256 free, uint256 amount);
    error AmountExceedsFrozen(address wallet, uint256 frozen, uint256 amount);
    error OrderHashMissing();
    error IdentityMismatch(address wallet, address investorOnchainID);
    error WalletReplaced(address wallet);
    error ComplianceNotBound(address compliance);
    error TimepointNotPast(uint48 timepoint, uint48 current);

    /// @param admin Account that appoints agents and exchanges rules; a timelock in production
    constructor(
        string memory name_,
        string memory symbol_,
        IIdentityRegistry registry,
        ICompliance rules,
        address admin
    ) ERC20(name_, symbol_) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _setIdentityRegistry(registry);
        _setCompliance(rules);
    }

    /// @notice One unit is one share; shares are not divided further.
    function decimals() public pure override returns (uint8) {
        return 0;
    }

    // Transfers by holders

    /// @notice Sends shares to a verified wallet, if no rule objects.
    function transfer(address to, uint256 amount) public override returns (bool) {
        _checkHolderTransfer(_msgSender(), to, amount);
        super.transfer(to, amount);
        _compliance.transferred(_msgSender(), to, amount);
        return true;
    }

    /// @notice Moves shares under an allowance. The rules look at owner and receiver, not at the caller.
    function transferFrom(address from, address to, uint256 amount)
        public
        override
        returns (bool)
    {
        _checkHolderTransfer(from, to, amount);
        super.transferFrom(from, to, amount);
        _compliance.transferred(from, to, amount);
        return true;
    }

    /// @dev The order decides which error a caller sees first.
    function _checkHolderTransfer(address from, address to, uint256 amount) private view {
        _requireNotPaused();
        if (_frozen[from]) revert WalletFrozen(from);
        if (_frozen[to]) revert WalletFrozen(to);
        uint256 free = balanceOf(from) - _frozenTokens[from];
        if (amount > free) revert AmountExceedsFree(from, free, amount);
        if (!_identityRegistry.isVerified(to)) revert ReceiverNotVerified(to);
        if (!_compliance.canTransfer(from, to, amount)) {
            revert TransferNotCompliant(from, to, amount);
        }
    }

    // Supply

    /// @notice Issues shares to a verified wallet. The rules apply as they do to a purchase.
    function mint(address to, uint256 amount) external onlyRole(SUPPLY_AGENT_ROLE) {
        if (!_identityRegistry.isVerified(to)) revert ReceiverNotVerified(to);
        if (!_compliance.canTransfer(address(0), to, amount)) {
            revert TransferNotCompliant(address(0), to, amount);
        }
        _mint(to, amount);
        _compliance.created(to, amount);
    }

    /// @notice Cancels shares, for example after a redemption. Frozen shares are released first.
    function burn(address from, uint256 amount) external onlyRole(SUPPLY_AGENT_ROLE) {
        _releaseFor(from, amount);
        _burn(from, amount);
        _compliance.destroyed(from, amount);
    }

    // Freezing and pausing

    /// @notice Freezes or releases a whole wallet, in both directions.
    function setAddressFrozen(address wallet, bool freeze) external onlyRole(FREEZE_AGENT_ROLE) {
        _frozen[wallet] = freeze;
        emit AddressFrozen(wallet, freeze, _msgSender());
    }

    /// @notice Freezes a number of shares; the wallet may use the rest.
    function freezePartialTokens(address wallet, uint256 amount)
        external
        onlyRole(FREEZE_AGENT_ROLE)
    {
        uint256 free = balanceOf(wallet) - _frozenTokens[wallet];
        if (amount > free) revert AmountExceedsFree(wallet, free, amount);
        _frozenTokens[wallet] += amount;
        emit TokensFrozen(wallet, amount);
    }

    /// @notice Releases frozen shares.
    function unfreezePartialTokens(address wallet, uint256 amount)
        external
        onlyRole(FREEZE_AGENT_ROLE)
    {
        uint256 frozen = _frozenTokens[wallet];
        if (amount > frozen) revert AmountExceedsFrozen(wallet, frozen, amount);
        _frozenTokens[wallet] = frozen - amount;
        emit TokensUnfrozen(wallet, amount);
    }

    /// @notice Stops transfers between holders. Agents can still issue, cancel, force and recover.
    function pause() external onlyRole(PAUSE_AGENT_ROLE) {
        _pause();
    }

    /// @notice Allows transfers again.
    function unpause() external onlyRole(PAUSE_AGENT_ROLE) {
        _unpause();
    }

    // Powers of the transfer agent

    /// @notice Moves shares without their holder, on the order whose hash is given.
    /// @dev Rules, freezes and the pause do not apply. The receiver must be verified all the same.
    function forcedTransfer(address from, address to, uint256 amount, bytes32 orderHash)
        external
        onlyRole(TRANSFER_AGENT_ROLE)
        returns (bool)
    {
        if (orderHash == bytes32(0)) revert OrderHashMissing();
        if (!_identityRegistry.isVerified(to)) revert ReceiverNotVerified(to);
        _releaseFor(from, amount);
        _transfer(from, to, amount);
        _compliance.transferred(from, to, amount);
        emit ForcedTransfer(from, to, amount, orderHash);
        return true;
    }

    /// @notice Moves everything from a lost wallet to a new one of the same investor. The lost wallet
    /// may be empty: payouts that it is still due then follow to the new one.
    /// @dev Freezes move with the shares. The identity must already list the new wallet as a
    /// management key, which the investor does after proving identity again.
    function recoveryAddress(address lostWallet, address newWallet, address investorOnchainID)
        external
        onlyRole(TRANSFER_AGENT_ROLE)
        returns (bool)
    {
        uint256 amount = balanceOf(lostWallet);
        if (lostWallet == newWallet || _successor[newWallet] != address(0)) {
            revert WalletReplaced(newWallet);
        }
        _requireSameInvestor(lostWallet, newWallet, IIdentity(investorOnchainID));

        uint256 frozen = _frozenTokens[lostWallet];
        bool walletWasFrozen = _frozen[lostWallet];
        delete _frozenTokens[lostWallet];
        _successor[lostWallet] = newWallet;
        _transfer(lostWallet, newWallet, amount);
        if (frozen > 0) {
            _frozenTokens[newWallet] += frozen;
            emit TokensUnfrozen(lostWallet, frozen);
            emit TokensFrozen(newWallet, frozen);
        }
        if (walletWasFrozen) {
            _frozen[newWallet] = true;
            emit AddressFrozen(newWallet, true, _msgSender());
        }

        _replaceInRegistry(lostWallet, newWallet, IIdentity(investorOnchainID));
        if (!_identityRegistry.isVerified(newWallet)) revert ReceiverNotVerified(newWallet);
        _compliance.transferred(lostWallet, newWallet, amount);
        _identityRegistry.deleteIdentity(lostWallet);
        emit RecoverySuccess(lostWallet, newWallet, investorOnchainID);
        return true;
    }

    // Rules and registry

    /// @notice Exchanges the identity registry.
    function setIdentityRegistry(IIdentityRegistry registry)
        external
        onlyRole(DEFAULT_ADMIN_ROLE)
    {
        _setIdentityRegistry(registry);
    }

    /// @notice Exchanges the compliance contract, which must already be bound to this share.
    function setCompliance(ICompliance rules) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (rules.getTokenBound() != address(this)) revert ComplianceNotBound(address(rules));
        _setCompliance(rules);
    }

    // Views

    /// @inheritdoc IShareHistory
    function identityRegistry() external view returns (IIdentityRegistry) {
        return _identityRegistry;
    }

    /// @notice The rules of this share.
    function compliance() external view returns (ICompliance) {
        return _compliance;
    }

    /// @inheritdoc IShareHistory
    function isFrozen(address account) external view returns (bool) {
        return _frozen[account];
    }

    /// @notice How many shares of a wallet are frozen while the wallet itself is not.
    function getFrozenTokens(address account) external view returns (uint256) {
        return _frozenTokens[account];
    }

    /// @inheritdoc IShareHistory
    function currentWallet(address account) external view returns (address) {
        while (_successor[account] != address(0)) account = _successor[account];
        return account;
    }

    /// @inheritdoc IShareHistory
    function balanceOfAt(address account, uint48 timepoint) external view returns (uint256) {
        _requirePast(timepoint);
        return _balanceHistory[account].valueAt(timepoint);
    }

    /// @inheritdoc IShareHistory
    function totalSupplyAt(uint48 timepoint) external view returns (uint256) {
        _requirePast(timepoint);
        return _supplyHistory.valueAt(timepoint);
    }

    // Inner workings

    /// @dev Every change of a balance leaves an entry, so that a record date can be looked up later.
    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from == address(0) || to == address(0)) _supplyHistory.push(totalSupply());
        if (from != address(0)) _balanceHistory[from].push(balanceOf(from));
        if (to != address(0)) _balanceHistory[to].push(balanceOf(to));
    }

    /// @dev Releases as many frozen shares as an agent's movement needs, and no more.
    function _releaseFor(address wallet, uint256 amount) private {
        uint256 balance = balanceOf(wallet);
        uint256 frozen = _frozenTokens[wallet];
        uint256 free = balance - frozen;
        if (amount <= free || amount > balance) return;
        _frozenTokens[wallet] = balance - amount;
        emit TokensUnfrozen(wallet, amount - free);
    }

    function _requireSameInvestor(address lostWallet, address newWallet, IIdentity investor)
        private
        view
    {
        bool ownsLost = _isIdentityOf(lostWallet, investor);
        bool ownsNew = investor.keyHasPurpose(keccak256(abi.encode(newWallet)), MANAGEMENT_KEY);
        if (!ownsLost) revert IdentityMismatch(lostWallet, address(investor));
        if (!ownsNew) revert IdentityMismatch(newWallet, address(investor));
    }

    function _isIdentityOf(address wallet, IIdentity investor) private view returns (bool) {
        return address(_identityRegistry.identity(wallet)) == address(investor);
    }

    function _replaceInRegistry(address lostWallet, address newWallet, IIdentity investor) private {
        if (!_identityRegistry.contains(newWallet)) {
            uint16 country = _identityRegistry.investorCountry(lostWallet);
            _identityRegistry.registerIdentity(newWallet, investor, country);
        } else if (!_isIdentityOf(newWallet, investor)) {
            revert IdentityMismatch(newWallet, address(investor));
        }
    }

    function _requirePast(uint48 timepoint) private view {
        uint48 current = SafeCast.toUint48(block.timestamp);
        if (timepoint >= current) revert TimepointNotPast(timepoint, current);
    }

    function _setIdentityRegistry(IIdentityRegistry registry) private {
        _identityRegistry = registry;
        emit IdentityRegistryAdded(address(registry));
    }

    function _setCompliance(ICompliance rules) private {
        _compliance = rules;
        emit ComplianceAdded(address(rules));
    }
}
