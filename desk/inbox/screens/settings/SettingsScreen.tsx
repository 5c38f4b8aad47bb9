import messages from 'virtual:messages';
import type { ComponentType } from 'react';
import { useMyself } from '../../app/company.ts';
import { settingsPath, useHash } from '../../data/route.ts';
import { useArrival } from '../../data/use-arrival.ts';
import { Tabs } from '../../parts/Tabs.tsx';
import { AnswerTemplates } from './AnswerTemplates.tsx';
import { Keys } from './Keys.tsx';
import { News } from './News.tsx';
import { Outbox } from './Outbox.tsx';
import { People } from './People.tsx';
import { PersonalData } from './PersonalData.tsx';
import styles from './SettingsScreen.module.css';
import { SignedInPlaces } from './SignedInPlaces.tsx';

type SettingsPart = [id: string, title: string, Content: ComponentType];

const { settings, news } = messages;
/** The parts for everybody. */
const OWN: SettingsPart[] = [
  ['keys', settings.keys, Keys],
  ['sessions', settings.sessions, SignedInPlaces],
  ['outbox', settings.outbox, Outbox],
];
/** The parts for owners. */
const OFFICE: SettingsPart[] = [
  ['templates', settings.templates, AnswerTemplates],
  ['people', settings.people, People],
  ['news', news.title, News],
  ['person', settings.person, PersonalData],
];

/**
 * The settings: one's own keys and sessions, the outbox, and for owners the answer templates, the staff, the newsletter
 * and what is kept about a person. All parts are there, so that what was typed into one stays when another is shown.
 */
export function SettingsScreen() {
  const part = useHash();
  const { account } = useMyself();
  useArrival();
  const parts = account.role === 'owner' ? [...OWN, ...OFFICE] : OWN;
  // For an unknown part the first.
  const shown = parts.some(([id]) => id === part) ? part : parts[0]?.[0];
  const tabs = parts.map(([id, title]) => ({
    to: settingsPath(id),
    title,
    isCurrent: id === shown,
  }));
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{settings.title}</h1>
      <Tabs label={settings.title} tabs={tabs} />
      {parts.map(([id, , Content]) => (
        <div key={id} hidden={id !== shown}>
          <Content />
        </div>
      ))}
    </div>
  );
}
