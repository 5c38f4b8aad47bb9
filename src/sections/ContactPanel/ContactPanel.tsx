import type { ChannelCardContent } from '../../schemas/cards.ts';
import type { ContactFormContent } from '../../schemas/form.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPanel.module.css';

export interface ContactPanelProps {
  form: ContactFormContent;
  channels: ChannelCardContent[];
  /** Where the form hands the message to: a mailto address. */
  action: string;
  words: Words;
}

/** The form, and beside it the other ways to talk (spec section 2, Contact). */
export function ContactPanel({ form, channels, action, words }: ContactPanelProps) {
  return (
    <Band id="message" labelledBy="message-title">
      <SectionHead id="message-title" title={form.title} intro={form.intro} />
      <div className={styles.panel}>
        <ContactForm {...form} action={action} words={words} />
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel.title}>
              <ChannelCard {...channel} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
