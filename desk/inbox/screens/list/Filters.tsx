import messages from 'virtual:messages';
import { fieldsIn, optionValue, SELECTS } from '@falaj/contract/fields.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isBySession } from '../../../staff/views.ts';
import { useMyself } from '../../app/company.ts';
import { useShortcuts } from '../../data/keyboard.ts';
import { useFilterValues } from '../../data/queries.ts';
import { listPath, viewOf } from '../../data/route.ts';
import control from '../../parts/Control.module.css';
import { Press } from '../../parts/Press.tsx';
import styles from './Filters.module.css';

/** What a link of the page Sources narrows the list by, and is offered only then. */
const LINKED = ['page', 'first', 'source', 'medium', 'ref'] as const;
const FIELDS = [
  ...(['q', 'kind', 'status', ...SELECTS, 'country', 'host', 'campaign', 'assignee'] as const),
  ...LINKED,
] as const;
type FilterName = (typeof FIELDS)[number];
/** How long after the last typed letter a search begins, in milliseconds. */
const PAUSE_MS = 250;

interface FilterSelectProps {
  name: Exclude<FilterName, 'q'>;
  value: string;
  onChange: (name: FilterName, value: string) => void;
  label: string;
  any?: string;
  children: ReactNode;
}

/** Puts a filter into the address, or removes it. */
function narrow(query: string, name: FilterName, value: string) {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  navigate(listPath(`${next}`), { replace: true });
}

function FilterSelect({
  name,
  value,
  onChange,
  label,
  any = messages.list.any,
  children,
}: FilterSelectProps) {
  return (
    <label className={`${control.label} ${styles.choice}`}>
      {label}
      <select
        className={control.control}
        value={value}
        onChange={({ target }) => onChange(name, target.value)}
      >
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}

/** The search and the filters. The address contains them, so that a list can be kept and shared. */
export function Filters({ query }: { query: string }) {
  const { fields, staff } = useMyself();
  const { data: values } = useFilterValues();
  const now = new URLSearchParams(query);
  const chosen = (name: FilterName) => now.get(name) ?? '';
  const [isOpen, setOpen] = useState(FIELDS.slice(1).some((name) => now.has(name)));
  const [typed, setTyped] = useState(chosen('q'));
  useEffect(() => {
    if (typed === (new URLSearchParams(query).get('q') ?? '')) return;
    const timer = setTimeout(() => narrow(query, 'q', typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);
  useShortcuts({ '/': () => document.getElementById('search')?.focus() });
  const clear = () => {
    setTyped('');
    for (const name of FIELDS) now.delete(name);
    navigate(listPath(`${now}`), { replace: true });
  };
  const isByDay = isBySession(viewOf(query));
  const ofBookings = fieldsIn('booking').map(({ name }) => name);
  const selects = isByDay ? SELECTS.filter((name) => ofBookings.includes(name)) : SELECTS;
  const isNarrow = FIELDS.some((name) => now.has(name));
  const choice = {
    onChange: (name: FilterName, value: string) => narrow(query, name, value),
  };
  // What is chosen is offered too, also by a link to what no enquiry has any more.
  const offered = [
    ...(['country', 'host', 'campaign'] as const).map(
      (name) => [name, [...new Set([...(values?.[name] ?? []), chosen(name)])]] as const,
    ),
    ...LINKED.map((name) => [name, [chosen(name)]] as const),
  ]
    .map(([name, options]) => [name, options.filter(Boolean)] as const)
    .filter(([, options]) => options.length > 0);
  return (
    <search className={styles.filters} data-open={isOpen}>
      <label className={`${control.label} ${styles.choice} ${styles.search}`}>
        {messages.list.search}
        <input
          className={control.control}
          id="search"
          type="search"
          value={typed}
          placeholder={messages.list.searchHelp}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div className={styles.toggle}>
        <Press expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {messages.list.filters}
        </Press>
      </div>
      {!isByDay && (
        <FilterSelect name="kind" label={messages.list.kind} value={chosen('kind')} {...choice}>
          <option value="message">{messages.kinds.message}</option>
          <option value="booking">{messages.kinds.booking}</option>
        </FilterSelect>
      )}
      <FilterSelect name="status" label={messages.list.status} value={chosen('status')} {...choice}>
        {Object.entries(messages.status).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FilterSelect>
      {selects.map((name) => {
        const { label, short = label, options = [] } = fields[name];
        return (
          <FilterSelect key={name} name={name} label={short} value={chosen(name)} {...choice}>
            {options.map((option) => (
              <option key={optionValue(option)} value={optionValue(option)}>
                {option.label}
              </option>
            ))}
          </FilterSelect>
        );
      })}
      {offered.map(([name, options]) => (
        <FilterSelect
          key={name}
          name={name}
          label={messages.list[name]}
          value={chosen(name)}
          {...choice}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </FilterSelect>
      ))}
      <FilterSelect
        name="assignee"
        label={messages.list.assignee}
        value={chosen('assignee')}
        any={messages.list.anybody}
        {...choice}
      >
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      {isNarrow && (
        <Press kind="plain" onPress={clear}>
          {messages.list.clear}
        </Press>
      )}
    </search>
  );
}
