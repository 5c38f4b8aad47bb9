import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { nameOf, useClock, useMyself } from '../../app/company.ts';
import { useNews } from '../../data/queries.ts';
import { sayShort } from '../../data/times.ts';
import { Line, Lines } from '../../parts/Lines.tsx';
import { Part } from './Part.tsx';
import { WriteIssue } from './WriteIssue.tsx';

/** The part of the settings in which owners write to the newsletter's subscribers, with former issues. */
export function News() {
  const me = useMyself();
  const clock = useClock();
  const { data } = useNews();
  const { news } = messages;
  if (!data) return null;
  const { subscribers, issues, waiting, dead } = data;
  const state = [
    fill(news.subscribers, { n: subscribers }),
    waiting > 0 && fill(news.waiting, { n: waiting }),
    dead > 0 && fill(news.dead, { n: dead }),
  ];
  return (
    <Part id="news" title={news.title} text={news.text}>
      <p role="status">{state.filter(Boolean).join(' · ')}</p>
      <WriteIssue news={data} />
      {issues.length > 0 && <h3>{news.before}</h3>}
      <Lines>
        {issues.map(({ id, subject, at, author, recipients, endedAt }) => (
          <Line
            key={id}
            title={<bdi>{subject}</bdi>}
            text={fill(endedAt === null ? news.going : news.sent, {
              time: sayShort(at, clock),
              name: nameOf(me, author, messages.acts.desk),
              n: recipients,
            })}
          />
        ))}
      </Lines>
    </Part>
  );
}
