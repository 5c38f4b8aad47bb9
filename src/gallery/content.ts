import { DEFAULT_LOCALE, LANGUAGES } from '@falaj/contract/locale.ts';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import messagesFile from '/content/interface.yaml?raw';
import navigationFile from '/content/navigation.yaml?raw';
import siteFile from '/content/site.yaml?raw';
import { fillVariables } from '../content/read/variables/fill-variables.ts';
import { siteVariables } from '../content/read/variables/site-variables.ts';
import { messages } from '../schemas/site/messages.ts';
import { navigation } from '../schemas/site/navigation.ts';
import { site } from '../schemas/site/site.ts';

const { tag, dir } = LANGUAGES[DEFAULT_LOCALE];
const variables = siteVariables(parse(siteFile), tag);

/**
 * Parses a content file and fills in the variables of site.yaml. Placeholders for counts of other files stay as
 * they are.
 */
const read = <Schema extends z.ZodType>(schema: Schema, source: string, besides = {}) =>
  schema.parse({
    ...(fillVariables(parse(source), (name) => variables.get(name), schema).data as object),
    ...besides,
  });

/** The site's own data, menus and interface messages, for examples of what stands on every page. */
export const sampleSite = read(site, siteFile, { lang: DEFAULT_LOCALE, dir, locale: tag });
export const sampleNavigation = read(navigation, navigationFile);
export const sampleMessages = read(messages, messagesFile);
