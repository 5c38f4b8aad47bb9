import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { parseResponse } from 'hono/client';
import { useEffect, useState } from 'react';
import { useMyself } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import { api, type IssuePreview, type NewsState } from '../../data/api.ts';
import { keepDraft, readDraft } from '../../data/drafts.ts';
import { useAct } from '../../data/queries.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';
import { IssueMail } from './IssueMail.tsx';

const NOTHING = { page: '', subject: '', text: '' };
/** The name under which an issue is kept while it is written. */
const DRAFT = 'issue';

/**
 * The form for an issue: an article is chosen, its words can be changed, and the issue must be previewed before
 * it is sent.
 */
export function WriteIssue({ news: { articles, subscribers } }: { news: NewsState }) {
  const { account } = useMyself();
  const [issue, setIssue] = useState(() => readDraft<typeof NOTHING>(account.id, DRAFT) ?? NOTHING);
  useEffect(() => {
    const isBegun = issue.subject !== '' || issue.text !== '';
    keepDraft(account.id, DRAFT, isBegun ? issue : undefined);
  }, [account.id, issue]);
  const [shown, setShown] = useState<IssuePreview & { id: string }>();
  const { news, write } = messages;
  const change = (part: Partial<typeof NOTHING>) => {
    setIssue((before) => ({ ...before, ...part }));
    setShown(undefined);
  };
  const choose = (page: string) =>
    change(articles.find((article) => article.page === page) ?? NOTHING);
  const look = useAct(async () => {
    const { subject, text } = issue;
    const preview = await parseResponse(api.news.preview.$post({ json: { subject, text } }));
    // Each preview has one id, so that pressing the button twice sends it once.
    setShown({ ...preview, id: crypto.randomUUID() });
  });
  const send = useAct(
    async (id: string) => {
      const { page, subject, text } = issue;
      await api.news.$post({ json: { id, page, subject, text } });
      change(NOTHING);
      announce(news.begun);
    },
    'news',
    'outbox',
  );
  return (
    <>
      <form onSubmit={submitted(() => look.mutate())}>
        <Field id="issue-page" label={news.article}>
          <select
            id="issue-page"
            value={issue.page}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{news.noArticle}</option>
            {articles.map(({ page, title, date }) => (
              <option key={page} value={page}>{`${date} ${title}`}</option>
            ))}
          </select>
        </Field>
        <Field id="issue-subject" label={write.subject} required>
          <input
            id="issue-subject"
            dir="auto"
            required
            maxLength={200}
            value={issue.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <Field id="issue-text" label={news.body} required>
          <textarea
            id="issue-text"
            required
            rows={8}
            maxLength={20_000}
            dir="auto"
            value={issue.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </Field>
        <div>
          <Press busy={look.isPending}>{news.preview}</Press>
        </div>
      </form>
      {shown && (
        <IssueMail issue={shown}>
          <Press kind="solid" busy={send.isPending} onPress={() => send.mutate(shown.id)}>
            {fill(news.send, { n: subscribers })}
          </Press>
        </IssueMail>
      )}
      <ErrorNotice error={look.error ?? send.error} />
    </>
  );
}
