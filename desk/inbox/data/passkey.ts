import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError, ask } from './api.ts';

interface Begun<Options> {
  id: string;
  options: Options;
}

/** Waits for the browser's own dialog; closing it cancels the act. */
async function dialog<Response>(open: Promise<Response>): Promise<Response> {
  return open.catch(() => {
    throw new ApiError('cancelled');
  });
}

/** Signs in with a passkey. */
export async function signIn(): Promise<void> {
  const { id, options } = await ask<Begun<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/sign-in/begin',
  );
  const response = await dialog(startAuthentication({ optionsJSON: options }));
  await ask('POST', '/sign-in', { id, response });
}

/** Makes the account and the first passkey of an invited person. @returns the recovery codes */
export async function join(token: string, name: string, label: string): Promise<string[]> {
  const { id, options } = await ask<Begun<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/join/begin',
    { token, name },
  );
  const response = await dialog(startRegistration({ optionsJSON: options }));
  const { codes } = await ask<{ codes: string[] }>('POST', '/join', { id, name, label, response });
  return codes;
}

/** Makes a further passkey. */
export async function addPasskey(label: string): Promise<void> {
  const { id, options } = await ask<Begun<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/passkeys/begin',
  );
  const response = await dialog(startRegistration({ optionsJSON: options }));
  await ask('POST', '/passkeys', { id, label, response });
}
