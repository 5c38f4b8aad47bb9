// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IClaimIssuer, IIdentity} from "./IIdentity.sol";
import {IdentityRegistry} from "./IdentityRegistry.sol";
import {ModularCompliance} from "./ModularCompliance.sol";
import {ShareToken} from "./ShareToken.sol";

/// @title Claim issuer for tests
/// @notice Vouches for everybody until it is told to withdraw.
contract TestIssuer is IClaimIssuer {
    mapping(IIdentity => bool) public isWithdrawn;

    function withdraw(IIdentity identity) external {
        isWithdrawn[identity] = true;
    }

    function isClaimValid(IIdentity identity, uint256, bytes calldata, bytes calldata)
        external
        view
        returns (bool)
    {
        return !isWithdrawn[identity];
    }
}

/// @title Investor for tests
/// @notice Identity and wallet in one: carries claims on one topic, and acts when the test tells it to.
contract TestInvestor is IIdentity {
    uint256 private immutable _topic;
    address[] private _issuers;
    mapping(bytes32 key => bool) private _isManager;

    constructor(uint256 topic, address issuer) {
        _topic = topic;
        _issuers.push(issuer);
    }

    /// @notice Adds a claim on the same topic, signed by another issuer.
    function addClaim(address issuer) external {
        _issuers.push(issuer);
    }

    function addWallet(address wallet) external {
        _isManager[keccak256(abi.encode(wallet))] = true;
    }

    function send(ShareToken share, address to, uint256 amount) external {
        share.transfer(to, amount);
    }

    /// @notice Calls any contract as this investor, and passes on a refusal as it came.
    function act(address target, bytes calldata data) external {
        Address.functionCall(target, data);
    }

    function keyHasPurpose(bytes32 key, uint256 purpose) external view returns (bool) {
        return purpose == 1 && _isManager[key];
    }

    function getClaimIdsByTopic(uint256 topic) external view returns (bytes32[] memory claimIds) {
        claimIds = new bytes32[](topic == _topic ? _issuers.length : 0);
        for (uint256 i = 0; i < claimIds.length; ++i) claimIds[i] = bytes32(i);
    }

    function getClaim(bytes32 claimId)
        external
        view
        returns (uint256, uint256, address, bytes memory, bytes memory, string memory)
    {
        return (_topic, 1, _issuers[uint256(claimId)], "", "", "");
    }
}

/// @title Money for tests
/// @notice Anybody may print it, and it can be told to keep a fee of every payment.
contract TestMoney is ERC20("Test money", "TEST") {
    uint256 public fee;

    function print(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function setFee(uint256 fee_) external {
        fee = fee_;
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (fee > 0 && from != address(0)) super._update(to, address(0), fee);
    }
}

/// @title What the tests of a share begin with
/// @notice Registry, compliance and share with every role in the hands of the test, and three investors.
abstract contract TestSetUp {
    uint256 internal constant KYC = 1;
    uint16 internal constant UAE = 784;
    uint16 internal constant FRANCE = 250;
    bytes32 internal constant ORDER = keccak256("court order 7");
    /// @dev A wallet that nobody registered.
    address internal constant STRANGER = address(0xBEEF);
    /// @dev A second wallet of an investor, for the tests that register it.
    address internal constant NEW_WALLET = address(0xCAFE);

    TestIssuer internal immutable issuer;
    IdentityRegistry internal immutable registry;
    ModularCompliance internal immutable compliance;
    ShareToken internal immutable share;
    TestInvestor internal immutable amna;
    TestInvestor internal immutable bilal;
    TestInvestor internal immutable chloe;

    constructor() {
        issuer = new TestIssuer();
        registry = new IdentityRegistry(address(this));
        uint256[] memory topics = new uint256[](1);
        topics[0] = KYC;
        registry.setClaimTopics(topics);
        registry.setTrustedIssuer(KYC, address(issuer), true);
        registry.grantRole(registry.REGISTRY_AGENT_ROLE(), address(this));

        compliance = new ModularCompliance(address(this));
        share = new ShareToken("Date Grove", "GROVE", registry, compliance, address(this));
        compliance.bindToken(address(share));
        registry.grantRole(registry.REGISTRY_AGENT_ROLE(), address(share));
        share.grantRole(share.SUPPLY_AGENT_ROLE(), address(this));
        share.grantRole(share.FREEZE_AGENT_ROLE(), address(this));
        share.grantRole(share.PAUSE_AGENT_ROLE(), address(this));
        share.grantRole(share.TRANSFER_AGENT_ROLE(), address(this));

        amna = _investor(UAE);
        bilal = _investor(UAE);
        chloe = _investor(FRANCE);
    }

    function _investor(uint16 country) internal returns (TestInvestor investor) {
        investor = new TestInvestor(KYC, address(issuer));
        registry.registerIdentity(address(investor), investor, country);
    }
}
