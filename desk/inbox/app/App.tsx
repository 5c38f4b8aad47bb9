import messages from 'virtual:messages';
import { useState } from 'react';
import { whyOf } from '../data/api.ts';
import { useMe } from '../data/queries.ts';
import { Press } from '../parts/Press.tsx';
import { Join } from '../screens/Join.tsx';
import { SignIn } from '../screens/SignIn.tsx';
import styles from './App.module.css';
import { Inbox } from './Inbox.tsx';

/** The secret of an invitation's link, which is removed from the address as soon as it is read. */
function readInvitation(): string | undefined {
  const token = /^#join=([\w-]+)$/.exec(location.hash)?.[1];
  if (token) history.replaceState(null, '', location.pathname);
  return token;
}

const invitation = readInvitation();

/**
 * Shows an invited person the form to join, somebody who is not signed in the form to sign in, and everybody
 * else the inbox.
 */
export function App() {
  const [token, setToken] = useState(invitation);
  const { data: me, error, refetch } = useMe();
  if (token) return <Join token={token} onDone={() => setToken(undefined)} />;
  if (me) return <Inbox me={me} />;
  if (me === null) return <SignIn />;
  return (
    <div className={styles.wait}>
      <p role="status">{error ? messages.errors[whyOf(error)] : messages.shell.loading}</p>
      {error && <Press onPress={() => void refetch()}>{messages.shell.retry}</Press>}
    </div>
  );
}
