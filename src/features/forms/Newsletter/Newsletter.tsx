import type { ReactNode } from 'react';
import type { NewsletterContent } from '../../../schemas/forms/newsletter.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { LinkList, type LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { FallbackContact } from '../FallbackContact/FallbackContact.tsx';
import styles from './Newsletter.module.css';

export interface NewsletterProps extends NewsletterContent {
  /** Feeds that can be followed in place of the newsletter. */
  feeds: LinkListProps['links'];
  /** The address for requests to be added. */
  email: string;
  /** Where addresses are posted; without it nobody is subscribed by this site (docs/forms.md). */
  endpoint?: string | undefined;
  /** Language of the page. */
  language: string;
  messages: Messages;
  /** The form, an island; see NewsletterForm.island.tsx. */
  children?: ReactNode;
}

/** The sign-up for new articles, and the feeds beside it. */
export function Newsletter({ title, intro, feeds, email, messages, children }: NewsletterProps) {
  return (
    <Section id="newsletter" theme="mist" labelledBy="newsletter-title">
      <SectionHead id="newsletter-title" title={title} intro={intro} />
      <div className={styles.newsletter}>
        <FallbackContact
          id="fallback-address"
          email={email}
          subject={messages.newsletter.subject}
          messages={messages}
        >
          {children}
        </FallbackContact>
        <div className={styles.feeds}>
          <h3 className={styles.feedsTitle}>{messages.newsletter.feeds}</h3>
          <LinkList links={feeds} className={styles.links} linkClassName={styles.link} />
        </div>
      </div>
    </Section>
  );
}
