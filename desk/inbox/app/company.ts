import { createContext, useContext } from 'react';
import type { Me } from '../../staff/api-types.ts';
import type { Clock } from '../data/times.ts';

/** The signed-in account and the company, for every part of the inbox. */
export const MeContext = createContext<Me | null>(null);

/** The signed-in account and the company. @throws outside the inbox */
export function useMyself(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('Nobody is signed in here.');
  return me;
}

/** Locale and time zone of the office. */
export function useClock(): Clock {
  const { locale, hours } = useMyself();
  return { locale, zone: hours.zone };
}

/** The name of an account; the desk itself has none. */
export const nameOf = ({ staff }: Me, id: string, otherwise: string) =>
  staff.find((person) => person.id === id)?.name ?? otherwise;

/** Whether somebody may change what is in the inbox. */
export const mayAnswer = ({ account }: Me) => account.role !== 'reader';
