import messages from 'virtual:messages';
import { Button } from '@falaj/site/ui/Button/Button.tsx';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { useState } from 'react';
import { api } from '../data/api.ts';
import { signIn } from '../data/passkey.ts';
import { useAct } from '../data/queries.ts';
import { ErrorNotice } from '../parts/ErrorNotice.tsx';
import { Press } from '../parts/Press.tsx';
import { submitted } from '../parts/submitted.ts';
import { Gate } from './Gate.tsx';

/** The screen to sign in: with a passkey, or with a recovery code if the passkeys are lost. */
export function SignIn() {
  const [hasLost, setLost] = useState(false);
  const byPasskey = useAct(signIn, 'me');
  const byCode = useAct((code: string) => api.recover.$post({ json: { code } }), 'me');
  if (hasLost) {
    return (
      <Gate title={messages.signIn.lost} brand={messages.shell.title}>
        <form onSubmit={submitted((field) => byCode.mutate(field('code')))}>
          <p>{messages.signIn.codeHelp}</p>
          <Field id="code" label={messages.signIn.code} required>
            <input id="code" name="code" required autoComplete="off" spellCheck={false} />
          </Field>
          <ErrorNotice error={byCode.error} />
          <Button kind="solid" busy={byCode.isPending}>
            {messages.signIn.useCode}
          </Button>
          <Press kind="plain" onPress={() => setLost(false)}>
            {messages.signIn.back}
          </Press>
        </form>
      </Gate>
    );
  }
  return (
    <Gate title={messages.signIn.title} brand={messages.shell.title}>
      <p>{messages.signIn.text}</p>
      <ErrorNotice error={byPasskey.error} />
      <Button kind="solid" onPress={() => byPasskey.mutate()} busy={byPasskey.isPending}>
        {messages.signIn.button}
      </Button>
      <Press kind="plain" onPress={() => setLost(true)}>
        {messages.signIn.lost}
      </Press>
    </Gate>
  );
}
