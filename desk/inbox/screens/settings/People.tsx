import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import type { Role } from '../../../staff/tables.ts';
import { useClock } from '../../app/company.ts';
import { api } from '../../data/api.ts';
import { useAct, useStaff } from '../../data/queries.ts';
import { sayDay } from '../../data/times.ts';
import { ActSelect } from '../../parts/ActSelect.tsx';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Line, Lines } from '../../parts/Lines.tsx';
import { Press } from '../../parts/Press.tsx';
import { Invite } from './Invite.tsx';
import { Part } from './Part.tsx';
import { RoleOptions } from './RoleOptions.tsx';

/** The members of staff with their roles, and open invitations. */
export function People() {
  const clock = useClock();
  const { data } = useStaff();
  const { settings } = messages;
  const change = useAct(
    ({ id, ...json }: { id: string; role?: Role; disabled?: boolean }) =>
      api.staff[':id'].$patch({ param: { id }, json }),
    'staff',
    'me',
  );
  const drop = useAct((id: string) => api.invitations[':id'].$delete({ param: { id } }), 'staff');
  return (
    <Part id="people" title={settings.people} text={settings.peopleText}>
      <Lines>
        {data?.accounts.map(({ id, name, role, disabledAt }) => (
          <Line
            key={id}
            title={<bdi>{name}</bdi>}
            text={disabledAt === null ? messages.roles[role] : settings.closed}
          >
            {disabledAt === null && (
              <ActSelect
                label={
                  <span className="visuallyHidden">
                    {settings.role}: {name}
                  </span>
                }
                value={role}
                onAct={(chosen) => change.mutate({ id, role: chosen as Role })}
              >
                <RoleOptions />
              </ActSelect>
            )}
            <Press
              label={`${disabledAt === null ? settings.disable : settings.enable}: ${name}`}
              onPress={() => change.mutate({ id, disabled: disabledAt === null })}
            >
              {disabledAt === null ? settings.disable : settings.enable}
            </Press>
          </Line>
        ))}
        {data?.invitations.map(({ id, name, role, endsAt }) => (
          <Line
            key={id}
            title={<bdi>{name}</bdi>}
            text={fill(settings.invited, {
              role: messages.roles[role],
              time: sayDay(endsAt, clock),
            })}
          >
            <Press onPress={() => drop.mutate(id)}>{settings.uninvite}</Press>
          </Line>
        ))}
      </Lines>
      <ErrorNotice error={change.error ?? drop.error} />
      <Invite />
    </Part>
  );
}
