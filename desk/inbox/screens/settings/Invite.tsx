import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { parseResponse } from 'hono/client';
import { useState } from 'react';
import type { Role } from '../../../staff/tables.ts';
import { api } from '../../data/api.ts';
import { useAct } from '../../data/queries.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';
import { RoleOptions } from './RoleOptions.tsx';

/** The form to invite somebody. The link is shown once, for the owner to pass on. */
export function Invite() {
  const [made, setMade] = useState<{ name: string; link: string }>();
  const { settings } = messages;
  const invite = useAct(async ({ name, role }: { name: string; role: Role }) => {
    const { link } = await parseResponse(api.invitations.$post({ json: { name, role } }));
    setMade({ name, link });
  }, 'staff');
  return (
    <>
      <h3>{settings.invite}</h3>
      <form
        onSubmit={submitted((field, form) =>
          invite.mutate(
            { name: field('name'), role: field('role') as Role },
            { onSuccess: () => form.reset() },
          ),
        )}
      >
        <Field id="invited-name" label={settings.inviteName} required>
          <input id="invited-name" name="name" required maxLength={80} autoComplete="off" />
        </Field>
        <Field id="invited-role" label={settings.role}>
          <select id="invited-role" name="role" defaultValue="answerer">
            <RoleOptions />
          </select>
        </Field>
        <ErrorNotice error={invite.error} />
        <div>
          <Press busy={invite.isPending}>{settings.inviteButton}</Press>
        </div>
      </form>
      <div role="status">
        {made && (
          <Field id="invited-link" label={fill(settings.inviteLink, { name: made.name })}>
            <input
              id="invited-link"
              readOnly
              value={made.link}
              onFocus={({ target }) => target.select()}
            />
          </Field>
        )}
      </div>
    </>
  );
}
