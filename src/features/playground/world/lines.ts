import type { CheckId } from './checks.ts';

/** The line of a published contract that decides each check; its number is looked up when the contracts are compiled. */
export const LINES: Record<CheckId, { file: string; text: string }> = {
  running: { file: 'ShareToken.sol', text: '_requireNotPaused();' },
  frozen: { file: 'ShareToken.sol', text: 'if (_frozen[from]) revert WalletFrozen(from);' },
  free: {
    file: 'ShareToken.sol',
    text: 'if (amount > free) revert AmountExceedsFree(from, free, amount);',
  },
  verified: {
    file: 'IdentityRegistry.sol',
    text: 'if (!_hasValidClaim(subject, _topics[i])) return false;',
  },
  countries: {
    file: 'CountryAllowModule.sol',
    text: 'return isAllowed[_registry().investorCountry(to)];',
  },
  holders: {
    file: 'HolderLimitModule.sol',
    text: 'return makesRoom && holderCount == holderLimit;',
  },
  largest: {
    file: 'MaxBalanceModule.sol',
    text: 'return held <= maxBalance && amount <= maxBalance - held;',
  },
  lockup: {
    file: 'LockupModule.sol',
    text: 'return locked == 0 || (locked <= balance && amount <= balance - locked);',
  },
  approval: {
    file: 'ApprovalModule.sol',
    text: 'return block.timestamp <= approvedUntil[from][to][amount];',
  },
};
