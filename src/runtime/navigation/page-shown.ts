/** Event of the document once another page stands in it, head and all (runtime/navigation/swap.ts). */
export const PAGE_SHOWN = 'page-shown';
