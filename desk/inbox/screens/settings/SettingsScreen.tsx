import words from 'virtual:words';
import { useEffect } from 'react';
import { useMyself } from '../../app/company.ts';
import { useArrival } from '../../data/use-arrival.ts';
import { Keys } from './Keys.tsx';
import { News } from './News.tsx';
import { Outbox } from './Outbox.tsx';
import { People } from './People.tsx';
import { PersonalData } from './PersonalData.tsx';
import styles from './SettingsScreen.module.css';
import { SignedInPlaces } from './SignedInPlaces.tsx';
import { Templates } from './Templates.tsx';

/**
 * The settings: one's own keys and sessions, the outbox, and for owners the newsletter, the staff and the
 * templates.
 */
export function SettingsScreen() {
  const { account } = useMyself();
  useArrival();
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{words.settings.title}</h1>
      <Keys />
      <SignedInPlaces />
      <Outbox />
      {account.role === 'owner' && <News />}
      {account.role === 'owner' && <People />}
      {account.role === 'owner' && <Templates />}
      {account.role === 'owner' && <PersonalData />}
    </div>
  );
}
