import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaygroundContent, Scenario } from '../../schemas/playground/transfer-playground.ts';
import { announcement, type Says } from './show/sentences.ts';
import { useAddress } from './use-address.ts';
import { connect } from './worker/connect.ts';
import { type Action, readAction } from './world/actions.ts';
import type { PlayStart } from './world/address.ts';
import type { Person } from './world/cast.ts';
import type { FirstRun } from './world/example.ts';
import type { Shown } from './world/session.ts';

/** What the page shows. */
interface State extends FirstRun {
  /** The scenario that is played; undefined in free play. */
  scenario: string | undefined;
  /** A problem with the address or the worker that the visitor is told about. */
  notice?: 'broken' | 'failed' | undefined;
}

/** A transfer that is being prepared. */
export interface TransferDraft {
  from: Person;
  to: Person;
  amount: number;
}

/** A scenario with the titles of the pages that it links to. */
export type ShownScenario = Omit<Scenario, 'read'> & { read: { href: string; text: string }[] };

/** The content that the island needs. */
export interface Content extends Says, Pick<PlaygroundContent, 'notice'> {
  scenarios: ShownScenario[];
}

/** The acts that a scenario's lines name; a test checks that each line names one. */
const actsOf = (lines: readonly string[]) => lines.flatMap((line) => readAction(line) ?? []);

const preparationOf = (scenarios: ShownScenario[], id: string | undefined): Action[] =>
  actsOf(scenarios.find((one) => one.id === id)?.prepare ?? []);

/**
 * Plays on a chain in a worker, which starts when the island does.
 * @param content scenarios and sentences
 * @param example what the page shows before anything is done
 * @param verdicts messages for passed and refused
 */
export function usePlayground(
  content: Content,
  example: FirstRun,
  verdicts: { pass: string; refused: string },
) {
  const { scenarios } = content;
  const [state, setState] = useState<State>({ ...example, scenario: scenarios[0]?.id });
  const [waiting, setWaiting] = useState(0);
  const [acting, setActing] = useState(0);
  const [announced, setAnnounced] = useState('');
  const [draft, setDraft] = useState<TransferDraft>({ from: 'amna', to: 'bilal', amount: 100 });
  const chain = useRef<ReturnType<typeof connect>>(undefined);
  // What is pressed while the first run opens is done in it, since the worker takes one order after the other.
  const [opened] = useState(() => Promise.withResolvers<void>());
  const root = useRef<HTMLDivElement>(null);

  /** Runs a request, and shows that it is under way. */
  const during = useCallback(async (work: () => Promise<void>) => {
    setWaiting((count) => count + 1);
    try {
      await work();
    } catch {
      setState((now) => ({ ...now, notice: 'failed' }));
    } finally {
      setWaiting((count) => count - 1);
    }
  }, []);

  const tell = useCallback(
    (shown: Shown) => {
      const messages = { passed: verdicts.pass, refused: verdicts.refused };
      setAnnounced(announcement(shown, content, messages));
    },
    [content, verdicts],
  );

  const open = useCallback(
    ({ scenario, actions }: PlayStart, notice?: State['notice'], isTold = true) =>
      during(async () => {
        chain.current ??= connect();
        const prepare = preparationOf(scenarios, scenario);
        const answer = chain.current.ask('open', { prepare, actions });
        opened.resolve();
        const { view, done } = await answer;
        setState({ scenario, view, done, notice });
        if (!isTold || notice) return;
        const story = scenarios.find(({ id }) => id === scenario)?.story;
        const last = done.at(-1);
        if (last) tell(last);
        else setAnnounced(story ?? content.messages.guide.ready);
      }),
    [during, tell, scenarios, content, opened],
  );

  const act = useCallback(
    (action: Action) =>
      during(async () => {
        setActing((count) => count + 1);
        const answer = await opened.promise
          .then(() => chain.current?.ask('perform', action))
          .finally(() => setActing((count) => count - 1));
        if (!answer) return;
        const { view, shown } = answer;
        setState((now) => ({
          ...now,
          view,
          done: [...now.done, shown],
          notice: undefined,
        }));
        tell(shown);
      }),
    [during, tell, opened],
  );

  useAddress(scenarios, example, open, root);
  useEffect(
    () => () => {
      chain.current?.end();
      chain.current = undefined;
    },
    [],
  );

  const transcript = async () => chain.current?.ask('transcript', undefined);
  const shown = state.done.at(-1);
  return {
    ...state,
    shown,
    announced,
    /** Whether something is under way. */
    isBusy: waiting > 0,
    /** Whether an act is under way, which is not to be done twice. */
    isActing: acting > 0,
    draft,
    setDraft,
    act,
    open,
    transcript,
    root,
  };
}

export type Play = ReturnType<typeof usePlayground>;
