import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { saveFile } from '@falaj/site/ui/save-file.ts';
import { parseResponse } from 'hono/client';
import { useState } from 'react';
import { announce } from '../../data/announcement.ts';
import { api } from '../../data/api.ts';
import { useAct } from '../../data/queries.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { Part } from './Part.tsx';

/** Saves as a file, or erases, everything the desk has stored about a person; erasing must be confirmed. */
export function PersonalData() {
  const [email, setEmail] = useState('');
  const [isSure, setSure] = useState(false);
  const { settings } = messages;
  const fetchAll = useAct(async () => {
    const all = await parseResponse(api.people.export.$post({ json: { email } }));
    if (Object.values(all).every(({ length }) => length === 0)) return announce(settings.noPerson);
    const text = JSON.stringify(all, null, 2);
    saveFile('person.json', new Blob([text], { type: 'application/json' }));
  });
  const erase = useAct(
    async () => {
      const { enquiries } = await parseResponse(api.people.erase.$post({ json: { email } }));
      announce(fill(settings.erased, { n: enquiries }));
      setEmail('');
      setSure(false);
    },
    'list',
    'enquiry',
    'figures',
    'outbox',
  );
  return (
    <Part id="person" title={settings.person} text={settings.personText}>
      <form onSubmit={(event) => event.preventDefault()}>
        <Field id="person-email" label={messages.enquiry.email} required>
          <input
            id="person-email"
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setSure(false);
            }}
          />
        </Field>
        {email !== '' && (
          <div>
            <Press busy={fetchAll.isPending} onPress={() => fetchAll.mutate()}>
              {settings.export}
            </Press>{' '}
            <Press
              kind={isSure ? 'solid' : 'quiet'}
              busy={erase.isPending}
              onPress={() => (isSure ? erase.mutate() : setSure(true))}
            >
              {isSure ? settings.eraseSure : settings.erase}
            </Press>
          </div>
        )}
        <p role="status">{isSure && settings.eraseText}</p>
        <ErrorNotice error={fetchAll.error ?? erase.error} />
      </form>
    </Part>
  );
}
