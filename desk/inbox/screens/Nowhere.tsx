import words from 'virtual:words';
import { backPath } from '../data/route.ts';
import { useArrival } from '../data/use-arrival.ts';
import { A } from '../parts/A.tsx';
import styles from './enquiry/EnquiryScreen.module.css';

/** The screen for an unknown address of the inbox, with the way back to the list. */
export function Nowhere() {
  useArrival();
  return (
    <div className={styles.screen}>
      <A to={backPath()}>{words.enquiry.back}</A>
      <h1 tabIndex={-1}>{words.shell.nowhere}</h1>
    </div>
  );
}
