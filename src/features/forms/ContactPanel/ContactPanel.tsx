import type { ReactNode } from 'react';
import type { ContactFormContent } from '../../../schemas/forms/form.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { ContactOffice, Subject } from '../enquiry-receipt.ts';
import { FallbackContact } from '../FallbackContact/FallbackContact.tsx';
import { wishesOf } from '../wishes.ts';
import { ContactMethodCard, type ContactMethodCardProps } from './ContactMethodCard.tsx';
import styles from './ContactPanel.module.css';

export interface ContactPanelProps {
  form: ContactFormContent;
  contactMethods: Omit<ContactMethodCardProps, 'messages'>[];
  /** What the form needs besides its copy; see ContactForm.island.tsx. */
  office: ContactOffice;
  endpoint?: string | undefined;
  subjects?: Subject[] | undefined;
  messages: Messages;
  /** The form, an island. */
  children?: ReactNode;
}

/** The form, and beside it the other ways to talk. */
export function ContactPanel({
  form,
  contactMethods,
  office,
  messages,
  children,
}: ContactPanelProps) {
  return (
    <Section id="message" labelledBy="message-title">
      <SectionHead id="message-title" title={form.title} intro={form.intro} />
      <div className={styles.panel}>
        <enquiry-draft wishes={JSON.stringify(wishesOf(form))}>
          <FallbackContact
            id="fallback-message"
            email={office.email}
            subject={messages.form.plainSubject}
            messages={messages}
          >
            {children}
          </FallbackContact>
        </enquiry-draft>
        <ul className={styles.contactMethods}>
          {contactMethods.map((method) => (
            <li key={method.title}>
              <ContactMethodCard {...method} messages={messages} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
