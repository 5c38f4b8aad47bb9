import messages from 'virtual:messages';
import { Link } from 'wouter';
import type { Counts } from '../../../staff/sources.ts';
import { listPath } from '../../data/route.ts';
import styles from './SourceTable.module.css';

/** A line of a table: what it counts, and the filter that finds it in the list; without one it is not known. */
export interface Source extends Counts {
  name: string;
  filter?: Record<string, string> | undefined;
}

/** How many messages and sessions came from each page, host or campaign, and how many were answered. */
export function SourceTable({ title, lines }: { title: string; lines: Source[] }) {
  const { sources } = messages;
  if (lines.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{sources.messages}</th>
          <th scope="col">{sources.bookings}</th>
          <th scope="col">{sources.answered}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, filter, ...counts }) => (
          <tr key={name}>
            <th scope="row">
              {filter ? (
                <Link to={listPath(`${new URLSearchParams({ view: 'all', ...filter })}`)}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                name || sources.none
              )}
            </th>
            <td>{counts.messages}</td>
            <td>{counts.bookings}</td>
            <td>{counts.answered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
