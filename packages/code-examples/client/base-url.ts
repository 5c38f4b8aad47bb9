/**
 * Where the platform answers that a key belongs to. Call it once, at start-up.
 * @param key value of FALAJ_KEY
 * @param stage value of APP_STAGE, such as `production`
 * @throws Error where the key is missing, or is a live key outside production
 */
export function baseUrlFor(key: string | undefined, stage: string | undefined): string {
  if (!key) throw new Error('FALAJ_KEY is not set');
  const isLive = key.startsWith('fk_live_');
  if (isLive && stage !== 'production')
    throw new Error('A live key outside production: refusing to start');
  return isLive ? 'https://api.falaj.example/v2' : 'https://sandbox.falaj.example/v2';
}
