import messages from 'virtual:messages';
import { useState } from 'react';
import { useClock } from '../../app/company.ts';
import { useSources } from '../../data/queries.ts';
import { sayMonth } from '../../data/times.ts';
import { useArrival } from '../../data/use-arrival.ts';
import control from '../../parts/Control.module.css';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { MonthPlot } from './MonthPlot.tsx';
import styles from './SourcesScreen.module.css';
import { type Source, SourceTable } from './SourceTable.tsx';

/** The words of a campaign that are there. */
const present = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word));

/** Where the enquiries of twelve months, or of one of these, come from. */
export function SourcesScreen() {
  const { locale } = useClock();
  const [month, setMonth] = useState('');
  const { data, error } = useSources(month);
  useArrival();
  const { sources } = messages;
  const by = (name: string, rows: Source[] = []) =>
    rows.map((row) => ({ ...row, filter: row.name ? { [name]: row.name } : undefined }));
  const campaigns = data?.campaigns.map(
    ({ messages: sent, bookings, answered, ...words }): Source => {
      const filter = present(words);
      const name = Object.values(filter).join(' · ');
      return { name, filter: name ? filter : undefined, messages: sent, bookings, answered };
    },
  );
  const months = data?.months.map(({ month: name, ...counts }) => ({
    name: sayMonth(name, locale),
    ...counts,
  }));
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{sources.title}</h1>
      <p className={styles.text}>{sources.text}</p>
      <ErrorNotice error={error} />
      {data && months && (
        <>
          <div className={styles.months}>
            <MonthPlot months={data.months} />
            <SourceTable title={sources.month} lines={months.toReversed()} />
          </div>
          <label className={`${control.label} ${styles.choice}`}>
            {sources.month}
            <select
              className={control.control}
              value={month}
              onChange={({ target }) => setMonth(target.value)}
            >
              <option value="">{sources.allMonths}</option>
              {data.months.toReversed().map(({ month: name }) => (
                <option key={name} value={name}>
                  {sayMonth(name, locale)}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.tables}>
            <SourceTable title={sources.hosts} lines={by('host', data.hosts)} />
            <SourceTable title={sources.campaigns} lines={campaigns ?? []} />
            <SourceTable title={sources.first} lines={by('first', data.first)} />
            <SourceTable title={sources.pages} lines={by('page', data.pages)} />
          </div>
        </>
      )}
    </div>
  );
}
