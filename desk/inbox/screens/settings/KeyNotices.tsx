import messages from 'virtual:messages';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { useMyself } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import { api } from '../../data/api.ts';
import { useAct } from '../../data/queries.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';

/** The address to which changes of one's passkeys and codes are reported. */
export function KeyNotices() {
  const { account } = useMyself();
  const { settings } = messages;
  const save = useAct((email: string) => api.address.$put({ json: { email } }), 'me');
  return (
    <>
      <h3>{settings.notices}</h3>
      <p>{settings.noticesText}</p>
      <form
        onSubmit={submitted((field) =>
          save.mutate(field('email'), { onSuccess: () => announce(settings.addressSaved) }),
        )}
      >
        <Field id="own-email" label={messages.enquiry.email}>
          <input
            id="own-email"
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
            defaultValue={account.email}
          />
        </Field>
        <div>
          <Press busy={save.isPending}>{settings.saveAddress}</Press>
        </div>
        <ErrorNotice error={save.error} />
      </form>
    </>
  );
}
