import type { ReactNode } from 'react';
import type { ContactFormContent } from '../../../schemas/forms/form.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../../ui/SnapRow/SnapRow.tsx';
import { FallbackContact } from '../FallbackContact/FallbackContact.tsx';
import type { ContactOffice, Subject } from '../message-receipt.ts';
import { wishesOf } from '../wishes.ts';
import branch from './ChannelBranches.module.css';
import { ChannelCard, type ChannelCardProps } from './ChannelCard.tsx';
import styles from './ContactPanel.module.css';

export interface ContactPanelProps {
  form: ContactFormContent;
  channels: Omit<ChannelCardProps, 'words'>[];
  /** What the form needs besides its copy; see ContactForm.island.tsx. */
  office: ContactOffice;
  endpoint?: string | undefined;
  subjects?: Subject[] | undefined;
  words: Words;
  /** The form, an island. */
  children?: ReactNode;
}

/** The form, and beside it the other ways to talk. */
export function ContactPanel({ form, channels, office, words, children }: ContactPanelProps) {
  return (
    <Section id="message" labelledBy="message-title">
      <SectionHead id="message-title" title={form.title} intro={form.intro} />
      <div className={styles.panel}>
        <message-draft wishes={JSON.stringify(wishesOf(form))}>
          <FallbackContact
            id="fallback-message"
            email={office.email}
            subject={words.form.plainSubject}
            words={words}
          >
            {children}
          </FallbackContact>
        </message-draft>
        <SnapRow labelledBy="message-title" isReached className={styles.area}>
          <ul className={`${styles.channels} ${branch.branches}`}>
            {channels.map((channel) => (
              <li key={channel.title}>
                <ChannelCard {...channel} words={words} />
              </li>
            ))}
          </ul>
        </SnapRow>
      </div>
    </Section>
  );
}
