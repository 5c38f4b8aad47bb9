/**
 * Resolves once the elements around the forms have taken over what a visitor has typed. In the first moments of
 * a page these elements are not defined yet, and would lose it. A reload does not wait for this: `keepEarly`
 * (islands/keep-early.ts) covers it.
 * @param defineElements defines the custom elements inside an element
 */
export async function keepTyped(defineElements: (root: HTMLElement) => unknown): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main :not(:defined) form')];
  const isTyped = forms.some((form) => [...new FormData(form).values()].some(Boolean));
  if (isTyped) await defineElements(document.body);
}
