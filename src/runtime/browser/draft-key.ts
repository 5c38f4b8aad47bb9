/**
 * Marks a form whose fields the browser's tab stores, so that a reload loses nothing.
 * @param key under which they are stored (tab-memory.ts)
 */
export const draftUnder = (key: string) => ({ 'data-draft': key });

/** The key under which a form's fields are stored; undefined for a form that is not marked. */
export const draftKeyOf = (form: HTMLFormElement): string | undefined => form.dataset.draft;
