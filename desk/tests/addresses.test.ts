import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiryPath, PATHS, settingsPath } from '../inbox/data/route.ts';
import { freshFile } from './support/databases.ts';
import { openTestDesk } from './support/desk.ts';

/** Parts of an address that name nothing, or that no percent-encoding leads to. */
const BROKEN = ['%E0', '%', '%E0%A4%A', '%00', '%ED%A0%80', '%FF.%FE.%C0', 'x%00.y.z'];

test('the inbox says of an address that names nothing that it does', () => {
  const screensAt = (path: string) =>
    Object.entries(PATHS)
      .filter(([, pattern]) => pattern.test(path))
      .map(([name]) => name);
  for (const part of ['%E0', '%', '%E0%A4%A', '%ED%A0%80', 'a%2Fb']) {
    for (const folder of ['/desk/enquiries/', '/desk/']) {
      expect(screensAt(`${folder}${part}`)).toEqual([]);
    }
  }
  for (const path of ['/desk/enquiries', '/desk/enquiries/a/b', '/desk/setings']) {
    expect(screensAt(path)).toEqual([]);
  }
  expect(screensAt(enquiryPath(randomUUID()))).toEqual(['enquiry']);
  expect(screensAt(settingsPath())).toEqual(['settings']);
  for (const path of ['/desk', '/desk/']) expect(screensAt(path)).toEqual(['list']);
});

test.each(BROKEN)('a link of an e-mail that was changed to %s is told as too old', async (link) => {
  const desk = await openTestDesk(await freshFile());
  for (const folder of ['/api/booking', '/api/news/confirm', '/api/news/leave']) {
    for (const method of ['GET', 'POST']) {
      const { status } = await desk.ask(`${folder}/${link}`, { method });
      expect([method, folder, status]).toEqual([method, folder, 410]);
    }
  }
  expect((await desk.ask(`/api/slots?session=${link}`)).status).toBe(404);
  expect((await desk.ask(`/api/times?session=${link}`)).status).toBe(200);
  expect((await desk.ask(`/api/${link}`)).status).toBe(404);
});
