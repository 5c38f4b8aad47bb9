import { z } from 'astro/zod';
import { text } from '../shared/text.ts';
import { checkSum, count, sumOf, unit } from './illustration-parts.ts';

const rule = z.strictObject({
  name: text(40).describe('What must be true, such as Country is allowed'),
  value: text(60).describe('What the rule found, such as GB is on the list of the offer'),
});

/** The data of a transfer check: the rules that run before shares move from one holder to another. */
export const transferCheck = z
  .strictObject({
    from: text(24).describe('Who sends, such as H-0412'),
    to: text(24).describe('Who receives'),
    shares: count.describe('How many'),
    unit,
    asked: text(20).describe('When the transfer was asked for, such as 14:02:06'),
    answered: text(20).describe('When the answer stood'),
    rules: z.array(rule).min(3).max(6).describe('The rules in their order'),
    outcome: z.enum(['passed', 'waiting', 'refused']).default('passed').describe('How it ended'),
    at: z
      .int()
      .min(1)
      .optional()
      .describe('The number of the rule that refuses, or that is still to run'),
  })
  .superRefine(({ outcome, at, rules }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['at'], message });
    if (outcome === 'passed' && at !== undefined)
      refuse('a transfer that passed has no rule at which it stands: leave at out');
    if (outcome !== 'passed' && at === undefined)
      refuse(`a transfer that is ${outcome} needs the number of the rule at which it stands`);
    if ((at ?? 1) > rules.length)
      refuse(`there are only ${rules.length} rules, so there is no rule ${at}`);
  });

const key = z.strictObject({
  holder: text(30).describe('Who holds the key, such as Trustee'),
  place: text(40).describe('Where it is kept, such as HSM, Luxembourg'),
  signedAt: text(30).optional().describe('When it signed, such as 11 Nov 2026, 10:41'),
});

/** The data of a signing: an act that two of three keys sign before it is done. */
export const signing = z
  .strictObject({
    act: text(60).describe('What is signed, such as Mint 1,200 shares'),
    keys: z.array(key).length(3, 'there are three keys').describe('The three keys'),
    hours: count.describe('Hours in which an objection can be made; 0 is done at once'),
    executedAt: text(30).optional().describe('When it was done; two keys must have signed'),
    objection: text(80).optional().describe('Who objects and why: the act is then not done'),
    testedAt: text(30).describe('When recovery of a key was last tested'),
  })
  .superRefine(({ keys, executedAt, objection }, context) => {
    const signed = keys.filter(({ signedAt }) => signedAt).length;
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['executedAt'], message });
    if (executedAt && signed < 2)
      refuse(`two of three keys must sign before the act, and only ${signed} did`);
    if (executedAt && objection) refuse('an act to which somebody objects is not executed');
  });

const network = z.strictObject({
  name: text(30).describe('The network, such as Ethereum'),
  type: z.enum(['public', 'permissioned']).describe('Who may read and write it'),
  shares: count.describe('How many live there; 0 is a network that is ready and not used'),
});

/** The data of a network map: one register, and the networks on which its shares are. */
export const networkMap = z
  .strictObject({
    total: count.describe('How many shares the register holds'),
    unit,
    networks: z.array(network).min(3).max(6).describe('The networks, used ones first'),
  })
  .superRefine(({ networks, total }, context) => {
    const found = sumOf(networks, ({ shares }) => shares);
    const what = 'the shares on the networks';
    checkSum(context, { found, wanted: total, what, path: ['networks'] });
  });

export type TransferCheckData = z.infer<typeof transferCheck>;
export type SigningData = z.infer<typeof signing>;
export type NetworkMapData = z.infer<typeof networkMap>;
