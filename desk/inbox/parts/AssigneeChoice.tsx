import messages from 'virtual:messages';
import { useMyself } from '../app/company.ts';
import { ActSelect } from './ActSelect.tsx';

interface AssigneeChoiceProps {
  /** Account of the person who answers now; empty where that differs or is not known. */
  value?: string | null | undefined;
  onAssign: (account: string | null) => void;
}

/** The choice of the person who answers; it acts at once. */
export function AssigneeChoice({ value, onAssign }: AssigneeChoiceProps) {
  const { staff } = useMyself();
  const helpers = staff.filter(({ role, open }) => open && role !== 'reader');
  const isKnown = value !== undefined;
  return (
    <ActSelect
      label={messages.list.by}
      value={isKnown ? (value ?? 'nobody') : ''}
      onAct={(chosen) => onAssign(chosen === 'nobody' ? null : chosen)}
    >
      {!isKnown && <option value="">–</option>}
      <option value="nobody">{messages.list.nobody}</option>
      {helpers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </ActSelect>
  );
}
