import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { parseResponse } from 'hono/client';
import { useState } from 'react';
import { useClock } from '../../app/company.ts';
import { api } from '../../data/api.ts';
import { addPasskey } from '../../data/passkey.ts';
import { useAct, useKeys } from '../../data/queries.ts';
import { sayDay } from '../../data/times.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Line, Lines } from '../../parts/Lines.tsx';
import { Press } from '../../parts/Press.tsx';
import { RecoveryCodes } from '../../parts/RecoveryCodes.tsx';
import { submitted } from '../../parts/submitted.ts';
import { KeyNotices } from './KeyNotices.tsx';
import { Part } from './Part.tsx';

/** The signed-in person's passkeys and recovery codes. */
export function Keys() {
  const clock = useClock();
  const { data } = useKeys();
  const [codes, setCodes] = useState<string[]>();
  const add = useAct(addPasskey, 'keys');
  const remove = useAct((id: string) => api.passkeys[':id'].$delete({ param: { id } }), 'keys');
  const renew = useAct(
    async () => setCodes((await parseResponse(api.codes.$post())).codes),
    'keys',
    'me',
  );
  const { settings } = messages;
  return (
    <Part id="keys" title={settings.keys} text={settings.keysText}>
      <Lines>
        {data?.passkeys.map(({ id, label, createdAt, usedAt }) => {
          const added = fill(settings.added, { time: sayDay(createdAt, clock) });
          const used = usedAt
            ? fill(settings.used, { time: sayDay(usedAt, clock) })
            : settings.unused;
          return (
            <Line key={id} title={<bdi>{label}</bdi>} text={`${added} · ${used}`}>
              <Press
                label={fill(settings.removeNamed, { name: label })}
                busy={remove.isPending}
                onPress={() => remove.mutate(id)}
              >
                {settings.remove}
              </Press>
            </Line>
          );
        })}
      </Lines>
      <ErrorNotice error={remove.error ?? add.error} />
      <form
        onSubmit={submitted((field, form) =>
          add.mutate(field('label'), { onSuccess: () => form.reset() }),
        )}
      >
        <Field id="label" label={settings.label} required>
          <input id="label" name="label" required maxLength={60} />
        </Field>
        <div>
          <Press busy={add.isPending}>{settings.add}</Press>
        </div>
      </form>
      <h3>{settings.codes}</h3>
      {codes ? (
        <>
          <p>{messages.signIn.codesText}</p>
          <RecoveryCodes codes={codes} />
        </>
      ) : (
        <p>{data && fill(settings.codesText, { n: data.codesLeft })}</p>
      )}
      <p>{settings.renewText}</p>
      <Press busy={renew.isPending} onPress={() => renew.mutate()}>
        {settings.renew}
      </Press>
      <ErrorNotice error={renew.error} />
      <KeyNotices />
    </Part>
  );
}
