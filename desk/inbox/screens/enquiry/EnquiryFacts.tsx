import messages from 'virtual:messages';
import { fields, sayValue } from '@falaj/contract/fields.ts';
import { sayLanguage } from '@falaj/contract/languages.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { EnquiryWhole } from '../../../staff/api-types.ts';
import { useClock, useMyself } from '../../app/company.ts';
import { enquiryPath } from '../../data/route.ts';
import { sayDay } from '../../data/times.ts';
import styles from './EnquiryFacts.module.css';

/** Fields that the head of the enquiry and its e-mail show. */
const ELSEWHERE = ['first-name', 'last-name', 'message'];

/** What the visitor stated about themselves, and their other enquiries. */
export function EnquiryFacts({ whole: { enquiry, others } }: { whole: EnquiryWhole }) {
  const { fields: fieldMessages, languages, locale } = useMyself();
  const clock = useClock();
  const typed = fields
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map(({ name }): [string, ReactNode] => {
      const { label, short = label } = fieldMessages[name];
      const said = sayValue(fieldMessages[name], enquiry.fields[name]);
      return [short, said && <bdi key={name}>{said}</bdi>];
    });
  const { first, host, ...words } = enquiry.visit;
  const campaign = Object.values(words).filter(Boolean).join(' · ');
  const facts: [name: string, value: ReactNode][] = [
    ...typed,
    [messages.enquiry.language, languages.length > 1 && sayLanguage(enquiry.language, locale)],
    [messages.enquiry.country, enquiry.country],
    [
      messages.enquiry.page,
      <a key="page" href={enquiry.page} target="_blank" rel="noopener noreferrer">
        <bdi>{enquiry.page}</bdi>
      </a>,
    ],
    [messages.enquiry.first, first && <bdi key="first">{first}</bdi>],
    [messages.enquiry.host, host && <bdi key="host">{host}</bdi>],
    [messages.enquiry.campaign, campaign && <bdi key="campaign">{campaign}</bdi>],
    [messages.enquiry.consent, enquiry.consent ? messages.enquiry.yes : messages.enquiry.no],
    [messages.enquiry.erase, sayDay(enquiry.eraseAfter, clock)],
  ];
  return (
    <>
      <section className={styles.facts}>
        <h2 className="visuallyHidden">{messages.enquiry.facts}</h2>
        <dl>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      {others.length > 0 && (
        <section className={styles.facts}>
          <h2>{messages.enquiry.others}</h2>
          <ul>
            {others.map(({ id, reference, receivedAt }) => (
              <li key={id}>
                <Link to={enquiryPath(id)}>{reference}</Link> {sayDay(receivedAt, clock)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
