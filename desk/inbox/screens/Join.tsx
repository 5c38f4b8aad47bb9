import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { Button } from '@falaj/site/ui/Button/Button.tsx';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { parseResponse } from 'hono/client';
import { useState } from 'react';
import { api } from '../data/api.ts';
import { join } from '../data/passkey.ts';
import { useAct } from '../data/queries.ts';
import { ErrorNotice } from '../parts/ErrorNotice.tsx';
import { RecoveryCodes } from '../parts/RecoveryCodes.tsx';
import { submitted } from '../parts/submitted.ts';
import { Gate } from './Gate.tsx';

interface JoinProps {
  /** The secret in the invitation's link. */
  token: string;
  onDone: () => void;
}

/** The screen to make an account from an invitation: a name, a passkey, then the recovery codes. */
export function Join({ token, onDone }: JoinProps) {
  const [codes, setCodes] = useState<string[]>();
  const { data: invited, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => parseResponse(api.invitation.$post({ json: { token } })),
    refetchOnWindowFocus: false,
  });
  const make = useAct(async (name: string) =>
    setCodes(await join(token, name, messages.signIn.thisDevice)),
  );
  const done = useAct(async () => onDone(), 'me');
  if (codes) {
    return (
      <Gate title={messages.signIn.codesTitle} brand={messages.shell.title}>
        <p>{messages.signIn.codesText}</p>
        <RecoveryCodes codes={codes} />
        <Button kind="solid" onPress={() => done.mutate()}>
          {messages.signIn.kept}
        </Button>
      </Gate>
    );
  }
  return (
    <Gate title={messages.signIn.joinTitle} brand={messages.shell.title}>
      <ErrorNotice error={error} />
      {invited && (
        <form onSubmit={submitted((field) => make.mutate(field('name')))}>
          <p>{fill(messages.signIn.joinText, { role: messages.roles[invited.role] })}</p>
          <Field id="name" label={messages.signIn.name} required>
            <input
              id="name"
              name="name"
              required
              maxLength={80}
              autoComplete="name"
              defaultValue={invited.name}
              aria-describedby="name-help"
            />
          </Field>
          <p id="name-help">{messages.signIn.nameHelp}</p>
          <ErrorNotice error={make.error} />
          <Button kind="solid" busy={make.isPending}>
            {messages.signIn.make}
          </Button>
        </form>
      )}
      {error && (
        <Button kind="outline" onPress={onDone}>
          {messages.signIn.title}
        </Button>
      )}
    </Gate>
  );
}
