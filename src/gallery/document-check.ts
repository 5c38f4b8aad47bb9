import type { CheckMessages } from '../schemas/document-check/document-check.ts';
import { longest } from './longest.ts';

/** Messages of the check, short ones or as long as they may be. */
export const sampleCheck = (isLong: boolean): CheckMessages => {
  const say = (short: string, length: number) => (isLong ? longest(length) : short);
  const verdict = (title: string) => ({
    title: say(title, 60),
    text: '“{file}”: {title} {version}',
  });
  return {
    drop: say('Drop a file', 60),
    choose: say('or choose one', 40),
    stays: say('It remains here', 100),
    list: {
      signed: say('Signed', 120),
      development: say('Trial key', 160),
      unsupported: say('Unsupported', 200),
      forged: say('Forged', 200),
      unreachable: say('Unreachable', 160),
      insecure: say('Insecure', 160),
    },
    busy: say('Reading', 60),
    unreadable: say('Unreadable', 120),
    verdicts: {
      same: verdict('Same'),
      unchecked: verdict('Unchecked'),
      renamed: verdict('Renamed'),
      changed: verdict('Changed'),
      version: verdict('Version'),
      unknown: verdict('Unknown'),
    },
    ours: say('Published', 40),
    yours: say('Yours', 40),
    differs: '{n} differ',
    again: say('Fetch it', 40),
  };
};
