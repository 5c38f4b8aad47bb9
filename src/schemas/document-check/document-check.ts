import { z } from 'astro/zod';
import { toolParts } from '../pages/tool.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, text, textWith, unsearched } from '../shared/text.ts';

/** The messages of a verdict on a file. */
const verdict = (when: string) =>
  z
    .strictObject({
      title: unsearched(60).describe('The verdict in a few words'),
      text: textWith(320, 'file', 'title', 'version'),
    })
    .describe(when);

const check = z
  .strictObject({
    drop: unsearched(60).describe('On the stone that takes a file'),
    choose: unsearched(40).describe('How else to give one'),
    stays: unsearched(100).describe('Where the file remains'),
    list: z
      .strictObject({
        signed: unsearched(120).describe('The list is signed by the published key'),
        development: unsearched(160).describe('The list is signed by a key for trials'),
        unsupported: unsearched(200).describe('The browser cannot check the signature'),
        forged: unsearched(200).describe('The signature does not fit: nothing is compared'),
        unreachable: unsearched(160).describe('The list could not be fetched'),
        insecure: unsearched(160).describe('The browser offers no cryptography here'),
      })
      .describe('What is known of the list'),
    busy: unsearched(60).describe('While a file is read'),
    unreadable: unsearched(120).describe('Where the browser cannot read the file'),
    verdicts: z
      .strictObject({
        same: verdict('A published file'),
        unchecked: verdict(
          'A published file, where the browser cannot check the signature of the list',
        ),
        renamed: verdict('A published file under another name'),
        changed: verdict('The name of a published file with other bytes'),
        version: verdict('The name of another version'),
        unknown: verdict('Neither name nor bytes are known'),
      })
      .describe('What is said of a file; {file}, {title} and {version} are filled in'),
    ours: unsearched(40).describe('Beside the published fingerprint'),
    yours: unsearched(40).describe('Beside that of the file'),
    differs: textWith(80, 'n'),
    again: unsearched(40).describe('The link to the published file'),
  })
  .describe('The check itself');

const lesson = z
  .strictObject({
    ...sectionHead,
    before: text(90).describe('A line of a register'),
    after: text(90).describe('The same line with one letter changed'),
    beforeLabel: unsearched(40).describe('Over the first'),
    afterLabel: unsearched(40).describe('Over the second'),
    points: z
      .array(
        z.strictObject({
          title: heading(60).describe('What it does for a register'),
          text: text(280).describe('How'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Why the same idea protects a register'),
  })
  .describe('The worked example');

const files = z
  .strictObject({
    ...sectionHead,
    columns: z
      .strictObject({
        file: unsearched(30).describe('Over the names'),
        size: unsearched(30).describe('Over the sizes'),
        sha256: unsearched(30).describe('Over the fingerprints'),
      })
      .describe('Heads of the columns'),
    list: unsearched(60).describe('The link to the list'),
    signature: unsearched(60).describe('The link to its signature'),
    publicKey: unsearched(60).describe('The link to the key'),
    keyName: textWith(120, 'name'),
    development: text(200).describe('Said where the key is one for trials'),
    byHand: heading(60).describe('Over the commands'),
    commands: z
      .array(
        z.strictObject({
          system: text(60).describe('Such as Windows'),
          command: unsearched(120).describe('What to type'),
        }),
      )
      .min(2)
      .max(4)
      .describe('How to compute a SHA-256 without this page'),
    compare: text(240).describe('What to do with the digits'),
  })
  .describe('Every published file');

/** content/pages/tools/check-a-document.yaml: the tool that tells whether a file is one that the site publishes. */
export const documentCheckPage = z.strictObject({
  ...toolParts,
  tool: z
    .strictObject({ ...sectionHead, check, lesson, files })
    .describe('The check, a worked example, and every file'),
});

export type DocumentCheckPage = z.infer<typeof documentCheckPage>;
export type DocumentCheckContent = DocumentCheckPage['tool'];
export type CheckMessages = DocumentCheckContent['check'];
