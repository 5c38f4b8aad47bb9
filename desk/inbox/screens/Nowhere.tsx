import words from 'virtual:words';
import { backPath } from '../data/route.ts';
import { useArrival } from '../data/use-arrival.ts';
import { A } from '../parts/A.tsx';
import styles from './enquiry/EnquiryScreen.module.css';

/** What stands at an address of the inbox that names nothing, with the way back to the list. */
export function Nowhere() {
  useArrival();
  return (
    <div className={styles.screen}>
      <A to={backPath()}>{words.enquiry.back}</A>
      <h1 tabIndex={-1}>{words.shell.nowhere}</h1>
    </div>
  );
}
