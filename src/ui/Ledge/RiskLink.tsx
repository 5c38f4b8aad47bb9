import type { Messages } from '../../schemas/site/messages.ts';
import styles from './RiskLink.module.css';

/** The anchor of the risk sentence of a page. */
export const RISK = 'risk';

export interface RiskLinkProps {
  messages: Pick<Messages, 'readRisk'>;
}

/** Beside figures of return: leads to the one risk sentence of the page. */
export function RiskLink({ messages }: RiskLinkProps) {
  return (
    <a className={styles.link} href={`#${RISK}`}>
      {messages.readRisk}
    </a>
  );
}
