import messages from 'virtual:messages';
import { Keyboard, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import logo from '../../../media/logo.svg?url';
import { useShortcuts } from '../data/keyboard.ts';
import { listPath, type Route, settingsPath } from '../data/route.ts';
import { signOut } from '../data/sign-out.ts';
import { A } from '../parts/A.tsx';
import { Announcement } from '../parts/Announcement.tsx';
import { KeyList } from '../parts/KeyList.tsx';
import { useMyself } from './company.ts';
import { Notices } from './Notices.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  isLive: boolean;
  screen: Route['screen'];
  children: ReactNode;
}

/** The frame of every screen: navigation, the signed-in account, and the way out. */
export function Shell({ isLive, screen, children }: ShellProps) {
  const { account, brand } = useMyself();
  const [isKeyList, setKeyList] = useState(false);
  useShortcuts({ '?': () => setKeyList(true) });
  const current = (of: Route['screen'][]) => (of.includes(screen) ? 'page' : undefined);
  return (
    <>
      <a className="skipLink" href="#content">
        {messages.shell.skip}
      </a>
      <header className={styles.header} data-theme="dusk">
        <A className={styles.logo} to={listPath()}>
          <img src={logo} alt={`${brand}, ${messages.shell.title}`} width={105} height={36} />
        </A>
        <nav className={styles.nav} aria-label={messages.shell.title}>
          <A to={listPath()} aria-current={current(['list', 'enquiry'])}>
            {messages.shell.enquiries}
          </A>
          <A to={settingsPath()} aria-current={current(['settings'])}>
            {messages.shell.settings}
          </A>
        </nav>
        <div className={styles.self}>
          <span className={isLive ? styles.live : styles.waiting}>
            {isLive ? messages.shell.live : messages.shell.waiting}
          </span>
          <span className={styles.name}>
            <bdi title={account.name}>{account.name}</bdi>
            <span className={styles.role}>{messages.roles[account.role]}</span>
          </span>
          <button type="button" className={styles.tool} onClick={() => setKeyList(true)}>
            <Keyboard size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className="visuallyHidden">{messages.shell.keyboard}</span>
          </button>
          <button type="button" className={styles.tool} onClick={() => void signOut()}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className="visuallyHidden">{messages.shell.signOut}</span>
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Notices />
        {children}
      </main>
      <Announcement />
      {isKeyList && <KeyList onClose={() => setKeyList(false)} />}
    </>
  );
}
