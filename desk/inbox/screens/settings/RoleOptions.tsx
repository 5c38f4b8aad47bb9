import messages from 'virtual:messages';
import type { Role } from '../../../staff/tables.ts';

const ROLES: Role[] = ['reader', 'answerer', 'owner'];

/** The roles to choose from. */
export function RoleOptions() {
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {messages.roles[role]}
    </option>
  ));
}
