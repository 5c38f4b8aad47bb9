import type { Words } from '../../schemas/words.ts';

/** The words that the contact form takes into the browser: no others are sent along with the page. */
export const pickFormWords = ({
  firstName,
  lastName,
  email,
  company,
  interest,
  budget,
  message,
  optional,
  choose,
  send,
  sendHint,
  form,
  handOver,
}: Words) => ({
  firstName,
  lastName,
  email,
  company,
  interest,
  budget,
  message,
  optional,
  choose,
  send,
  sendHint,
  form,
  handOver,
});

export type FormWords = ReturnType<typeof pickFormWords>;
