import messages from 'virtual:messages';
import { saveFile } from '@falaj/site/ui/save-file.ts';
import { api } from '../../data/api.ts';
import { useAct } from '../../data/queries.ts';
import { viewOf } from '../../data/route.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';

/** A button that saves what the filter finds as a table for a spreadsheet. */
export function SaveTable({ query }: { query: string }) {
  const save = useAct(async () => {
    const filter = { ...Object.fromEntries(new URLSearchParams(query)), view: viewOf(query) };
    const table = await api.enquiries.export.$post({ json: filter });
    saveFile('enquiries.csv', await table.blob());
  });
  return (
    <>
      <Press busy={save.isPending} onPress={() => save.mutate()}>
        {messages.list.save}
      </Press>
      <ErrorNotice error={save.error} />
    </>
  );
}
