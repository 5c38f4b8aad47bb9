import words from 'virtual:words';
import type { Role } from '../../../staff/tables.ts';

const ROLES: Role[] = ['reader', 'answerer', 'owner'];

/** The roles to choose from. */
export function RoleOptions() {
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {words.roles[role]}
    </option>
  ));
}
