import messages from 'virtual:messages';
import { backPath } from '../data/route.ts';
import { useArrival } from '../data/use-arrival.ts';
import { A } from '../parts/A.tsx';
import styles from './enquiry/EnquiryScreen.module.css';

/** The screen for an unknown address of the inbox, with the way back to the list. */
export function Nowhere() {
  useArrival();
  return (
    <div className={styles.screen}>
      <A to={backPath()}>{messages.enquiry.back}</A>
      <h1 tabIndex={-1}>{messages.shell.nowhere}</h1>
    </div>
  );
}
