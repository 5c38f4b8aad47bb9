import type { ReactNode } from 'react';
import { gatesOf } from '../../features/document-check/fingerprint.ts';
import { Lamp } from '../../illustrations/IllustrationFrame/Lamp.tsx';
import materials from '../../illustrations/IllustrationFrame/Materials.module.css';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import styles from './ToolDrawing.module.css';

/** The drawing of a tool: a transfer, a plan, lamps of regulators, or a fingerprint. */
export type DrawnTool = 'transfer' | 'plan' | 'lamps' | 'gates';

/** Half of the SHA-256 of an empty file (FIPS 180-4). */
const DIGITS = 'e3b0c44298fc1c149afbf4c8996fb924';
/** The lengths of the bars of the plan, in per cent. */
const WEEKS = [34, 62, 48, 26];

const drawings: Record<DrawnTool, ReactNode> = {
  transfer: (
    <>
      <i className={`${styles.stone} ${materials.plaque}`} />
      <Lamp state="lit" />
      <Lamp state="lit" />
      <Lamp state="refused" />
      <i className={`${styles.stone} ${styles.empty}`} />
    </>
  ),
  plan: WEEKS.map((length) => (
    <i key={length} className={materials.groove}>
      <i
        className={`${materials.water} ${materials.fill} ${shares.share}`}
        {...shareDigits(length, 100)}
      />
    </i>
  )),
  lamps: (['lit', 'dark', 'lit', 'refused', 'dark', 'lit'] as const).map((state, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is known by its place alone
    <Lamp key={index} state={state} />
  )),
  gates: gatesOf(DIGITS).map((digits, index) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place alone
      key={index}
      className={`${styles.gate} ${materials.water} ${shares.share}`}
      {...digits}
    />
  )),
};

/** A small drawing of a tool in the look of its page. It is decoration, since the words beside it say the same. */
export function ToolDrawing({ tool }: { tool: DrawnTool }) {
  // A fingerprint is written from left to right in every language.
  const dir = tool === 'gates' ? 'ltr' : undefined;
  return (
    <span className={`${styles.drawing} ${styles[tool]}`} aria-hidden="true" dir={dir}>
      {drawings[tool]}
    </span>
  );
}
