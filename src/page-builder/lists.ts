import { formatDuration } from '../lib/duration.ts';
import type { AboutPage } from '../schemas/pages/about.ts';
import type { HomePage } from '../schemas/pages/home-page.ts';
import type { ServicesPage } from '../schemas/pages/services-page.ts';
import type { Messages } from '../schemas/site/messages.ts';
import type { ListItem } from '../sections/ListSection/ListSection.tsx';

/** The services as a list: name, weeks and badge, one sentence, and in the fold what the client receives. */
export const serviceItems = (
  items: ServicesPage['services']['items'],
  messages: Messages,
): ListItem[] =>
  items.map(({ title, description, terms, features, protocols, timeline, complexity, call }) => ({
    title,
    terms: `${formatDuration(timeline, messages.ongoing, messages.language)} · ${messages.choices[complexity]}`,
    text: description,
    details: {
      text: terms,
      points: features,
      tags: { label: messages.protocols, items: protocols },
      calls: [call],
    },
  }));

/** Reasons or values: a claim and what it rests on. */
export const reasonItems = (items: HomePage['reasons']['items']): ListItem[] =>
  items.map(({ title, description }) => ({ title, text: description }));

/** Kinds of meeting. Their length comes first, because people plan by it. */
export const sessionItems = (sessions: HomePage['consultation']['sessions']): ListItem[] =>
  sessions.map(({ title, description, duration, format, call }) => ({
    figure: duration,
    title,
    text: `${description} ${format}.`,
    call,
  }));

/** Industries, each with what tokens are used for. */
export const industryItems = (items: ServicesPage['industries']['items']): ListItem[] =>
  items.map(({ name, description, useCases, href }) => ({
    title: name,
    href,
    text: description,
    examples: useCases.join(' · '),
  }));

/** Token standards: what each is, and in its fold what it does and is used for. */
export const standardItems = (items: ServicesPage['technology']['protocols']): ListItem[] =>
  items.map(({ name, title, description, uses }) => ({
    title: name,
    text: title,
    details: { text: description, points: uses },
  }));

/** The groups of the team: what each is there for, and in its fold what it knows and does first. */
export const teamItems = (groups: AboutPage['team']['groups'], messages: Messages): ListItem[] =>
  groups.map(({ name, role, expertise, experience, weekOne, artefact }) => ({
    title: name,
    text: role,
    details: {
      text: `${messages.weekOne}: ${weekOne} ${experience}.`,
      points: expertise,
      calls: [artefact],
    },
  }));
