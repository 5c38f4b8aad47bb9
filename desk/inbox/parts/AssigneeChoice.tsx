import words from 'virtual:words';
import { useMyself } from '../app/company.ts';
import control from './Control.module.css';

interface AssigneeChoiceProps {
  /** Account of who answers now; nothing where that differs or is not known. */
  value?: string | null | undefined;
  onAssign: (account: string | null) => void;
}

/** Who answers: chosen, it is done at once. */
export function AssigneeChoice({ value, onAssign }: AssigneeChoiceProps) {
  const { staff } = useMyself();
  const helpers = staff.filter(({ role, open }) => open && role !== 'reader');
  const isKnown = value !== undefined;
  return (
    <label className={control.label}>
      {words.list.by}
      <select
        className={control.control}
        value={isKnown ? (value ?? 'nobody') : ''}
        onChange={({ target }) => onAssign(target.value === 'nobody' ? null : target.value)}
      >
        {!isKnown && <option value="">–</option>}
        <option value="nobody">{words.list.nobody}</option>
        {helpers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
