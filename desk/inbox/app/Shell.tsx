import messages from 'virtual:messages';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useRoute } from 'wouter';
import logo from '../../../media/logo.svg?url';
import { useShortcuts } from '../data/keyboard.ts';
import { listPath, PATHS, SOURCES_PATH, settingsPath } from '../data/route.ts';
import { signOut } from '../data/sign-out.ts';
import { Announcement } from '../parts/Announcement.tsx';
import { KeyList } from '../parts/KeyList.tsx';
import { useMyself } from './company.ts';
import { Notices } from './Notices.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  isLive: boolean;
  children: ReactNode;
}

/** Moves the focus past the header; the address keeps what is behind its #. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The frame of every screen: navigation, the signed-in account, and the way out. */
export function Shell({ isLive, children }: ShellProps) {
  const { account, brand } = useMyself();
  const [isKeyList, setKeyList] = useState(false);
  useShortcuts({ '?': () => setKeyList(true) });
  const [isList] = useRoute(PATHS.list);
  const [isEnquiry] = useRoute(PATHS.enquiry);
  const [isSources] = useRoute(PATHS.sources);
  const [isSettings] = useRoute(PATHS.settings);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, and the address stays as it is */}
      <a className="skipLink" href="#content" onClick={skip}>
        {messages.shell.skip}
      </a>
      <header className={styles.header}>
        <Link className={styles.logo} to={listPath()}>
          <img src={logo} alt={`${brand}, ${messages.shell.title}`} width={105} height={36} />
        </Link>
        <nav className={styles.nav} aria-label={messages.shell.title}>
          <Link to={listPath()} aria-current={isList || isEnquiry ? 'page' : undefined}>
            {messages.shell.enquiries}
          </Link>
          <Link to={SOURCES_PATH} aria-current={isSources ? 'page' : undefined}>
            {messages.shell.sources}
          </Link>
          <Link to={settingsPath()} aria-current={isSettings ? 'page' : undefined}>
            {messages.shell.settings}
          </Link>
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
            {messages.shell.keyboard}
          </button>
          <button type="button" className={styles.tool} onClick={() => void signOut()}>
            {messages.shell.signOut}
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
