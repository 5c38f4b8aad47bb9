import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useClock } from '../../app/company.ts';
import { api, type SessionLine } from '../../data/api.ts';
import { useAct, useSessions } from '../../data/queries.ts';
import { sayShort } from '../../data/times.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Line, Lines } from '../../parts/Lines.tsx';
import { Press } from '../../parts/Press.tsx';
import { Part } from './Part.tsx';

/** The browsers in which one is signed in, each with a button to sign out. */
export function SignedInPlaces() {
  const clock = useClock();
  const { data = [] } = useSessions();
  const { settings, shell } = messages;
  const end = useAct(
    (id: string) => (id ? api.sessions[':id'].$delete({ param: { id } }) : api.sessions.$delete()),
    'sessions',
  );
  const about = ({ createdAt, seenAt, way, isCurrent }: SessionLine) =>
    [
      isCurrent && settings.thisBrowser,
      fill(settings.since, { time: sayShort(createdAt, clock) }),
      !isCurrent && fill(settings.used, { time: sayShort(seenAt, clock) }),
      way === 'recovery' && settings.byCode,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Part id="sessions" title={settings.sessions} text={settings.sessionsText}>
      <Lines>
        {data.map((line) => {
          const name = line.browser || settings.unknownBrowser;
          return (
            <Line key={line.id} title={name} text={about(line)}>
              {!line.isCurrent && (
                <Press
                  label={`${shell.signOut}: ${name}`}
                  busy={end.isPending}
                  onPress={() => end.mutate(line.id)}
                >
                  {shell.signOut}
                </Press>
              )}
            </Line>
          );
        })}
      </Lines>
      {data.length > 1 && (
        <Press busy={end.isPending} onPress={() => end.mutate('')}>
          {settings.endOthers}
        </Press>
      )}
      <ErrorNotice error={end.error} />
    </Part>
  );
}
