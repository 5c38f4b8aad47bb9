import { expect, test } from 'vitest';
import { compile, contracts, runSolidity } from './compile.ts';

const SLOW = 240_000;
/**
 * These tests check the tests in Solidity. Compiling and running all of those again takes longer than all
 * other tests here, so it is done only before a release.
 */
const isWhole = process.env.TEST_SCOPE === 'all';

/** A mistake in a contract, and the test that finds it. */
interface Mistake {
  line: string;
  instead?: string;
  found: string;
  says: string;
}

/** Mistakes that do not hide each other, so all of them can be made at once. */
const MISTAKES: Mistake[] = [
  {
    line: 'if (!_hasValidClaim(subject, _topics[i])) return false;',
    found: 'ShareTokenTest.test_WithdrawnClaimStopsReceiving',
    says: 'a withdrawn claim still counted',
  },
  {
    line: '        _successor[lostWallet] = newWallet;\n',
    found: 'DistributionTest.test_PayoutFollowsAnEmptiedWallet',
    says: '',
  },
  {
    line: 'if (block.timestamp <= payout.deadline) revert StillOpen(id, payout.deadline);',
    found: 'DistributionTest.test_RestGoesBackAfterTheDeadline',
    says: 'a payout closed before its deadline',
  },
  {
    line: 'if (list[i].release > block.timestamp) locked += list[i].amount;',
    instead: 'locked += list[i].amount;',
    found: 'LockupModuleTest.test_NewSharesWaitForTheEndOfTheLock',
    says: '',
  },
  {
    line: 'return held <= maxBalance && amount <= maxBalance - held;',
    instead: 'return amount <= maxBalance;',
    found: 'MaxBalanceModuleTest.test_ExactlyTheMaximumIsAllowedAndNoMore',
    says: 'a holding grew beyond the maximum',
  },
  {
    line: 'if (approvedUntil[from][to][amount] != 0) delete approvedUntil[from][to][amount];',
    found: 'ApprovalModuleTest.test_ApprovalServesOnce',
    says: 'an approval served twice',
  },
  {
    line: 'if (state == State.Funded) trade.money.safeTransfer(trade.buyer, trade.price);',
    found: 'DeliveryVersusPaymentTest.test_CancelledTradeGivesTheMoneyBack',
    says: '',
  },
  {
    line: 'isSerialUsed[serialHash] = true;',
    found: 'VintageRegistryTest.test_SerialsAreUsedOnce',
    says: 'the same tonnes were issued twice',
  },
  {
    line: '_requireUncharged(deedId);\n        if (to',
    instead: 'if (to',
    found: 'DeedTokenTest.test_ChargedDeedStaysUntilTheLenderReleasesIt',
    says: 'a charged deed moved',
  },
  {
    line: 'NOTICE = 48 hours',
    instead: 'NOTICE = 1 hours',
    found: 'ShareTimelockTest.test_ShorterNoticeIsRefused',
    says: 'a change was announced too late',
  },
  {
    line: 'internal override onlyTimelock {}',
    instead: 'internal override {}',
    found: 'RulebookTest.test_OnlyTheTimelockUpgrades',
    says: 'a stranger exchanged the code',
  },
  {
    line: 'if (newDelay < NOTICE) revert TimelockInsufficientDelay(newDelay, NOTICE);',
    found: 'ShareTimelockTest.test_NoticeNeverFallsBelowItsFirstLength',
    says: 'the notice was shortened',
  },
  {
    line: 'super._update(to, deedId, address(0));',
    instead: 'delete _chargeHolder[deedId]; super._update(to, deedId, address(0));',
    found: 'DeedTokenTest.test_CorrectionMovesTheDeedAndKeepsTheCharge',
    says: '',
  },
  {
    line: '        _fund(id);\n        _settle(id);\n',
    instead: '        _fund(id);\n',
    found: 'DeliveryVersusPaymentTest.test_BuyerPaysAndReceivesAtOnce',
    says: '',
  },
];

/** Mistakes that the first one above would hide, since with it every claim is accepted. */
const ISSUER_MISTAKES: Mistake[] = [
  {
    line: 'answer.length == 32 && ',
    found: 'IdentityRegistryTest.test_OnlyAWholeYesCounts',
    says: '',
  },
  {
    line: 'staticcall{gas: ISSUER_GAS}(',
    instead: 'staticcall(',
    found: 'IdentityRegistryTest.test_ClaimOfASoundIssuerCountsBesideBrokenOnes',
    says: '',
  },
];

test.runIf(isWhole).each([
  ['a contract', MISTAKES],
  ['the question to an issuer', ISSUER_MISTAKES],
])(
  'the tests in Solidity fail where there is a mistake in %s',
  { timeout: SLOW },
  async (_, mistakes) => {
    const planted = Object.entries(contracts).map(([file, text]) => {
      const changed = mistakes.reduce(
        (now, { line, instead = '' }) => now.replace(line, instead),
        text,
      );
      return [file, changed];
    });
    const wanted = [...new Set(mistakes.map(({ found }) => found.split('.')[0] ?? ''))];
    const { failures } = await runSolidity(compile(Object.fromEntries(planted), wanted));
    for (const { found, says } of mistakes) expect(failures[found], found).toContain(says);
  },
);
