import messages from 'virtual:messages';
import { announce } from '../data/announcement.ts';
import { Press } from './Press.tsx';
import styles from './RecoveryCodes.module.css';

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    announce(messages.signIn.copied);
  };
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Press onPress={() => void copy()}>{messages.signIn.copyCodes}</Press>
    </>
  );
}
