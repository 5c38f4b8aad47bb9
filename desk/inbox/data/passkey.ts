import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { parseResponse } from 'hono/client';
import { ApiError, api } from './api.ts';

/** Waits for the browser's own dialog; closing it cancels the act. */
async function dialog<Response>(open: Promise<Response>): Promise<Response> {
  return open.catch(() => {
    throw new ApiError('cancelled');
  });
}

/** Signs in with a passkey. */
export async function signIn(): Promise<void> {
  const { id, options } = await parseResponse(api['sign-in'].begin.$post());
  const response = await dialog(startAuthentication({ optionsJSON: options }));
  await api['sign-in'].$post({ json: { id, response } });
}

/** Makes the account and the first passkey of an invited person. @returns the recovery codes */
export async function join(token: string, name: string, label: string): Promise<string[]> {
  const { id, options } = await parseResponse(api.join.begin.$post({ json: { token, name } }));
  const response = await dialog(startRegistration({ optionsJSON: options }));
  const { codes } = await parseResponse(api.join.$post({ json: { id, name, label, response } }));
  return codes;
}

/** Makes a further passkey. */
export async function addPasskey(label: string): Promise<void> {
  const { id, options } = await parseResponse(api.passkeys.begin.$post());
  const response = await dialog(startRegistration({ optionsJSON: options }));
  await api.passkeys.$post({ json: { id, label, response } });
}
