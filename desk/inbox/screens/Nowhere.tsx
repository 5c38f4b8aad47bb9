import messages from 'virtual:messages';
import { Link } from 'wouter';
import { backPath } from '../data/route.ts';
import { useArrival } from '../data/use-arrival.ts';
import styles from './enquiry/EnquiryScreen.module.css';

/** The screen for an unknown address of the inbox, with the way back to the list. */
export function Nowhere() {
  useArrival();
  return (
    <div className={styles.screen}>
      <Link to={backPath()}>{messages.enquiry.back}</Link>
      <h1 tabIndex={-1}>{messages.shell.nowhere}</h1>
    </div>
  );
}
