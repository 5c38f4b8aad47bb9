/**
 * Resolves once the elements around the forms have taken over what a visitor has typed. In the first moments of
 * a page these elements are not defined yet, and would lose it. A reload does not wait for this: `keepEarly`
 * (engage/keep-early.ts) covers it.
 * @param defineElements fetches the definitions of the custom elements inside the element that is passed to it
 */
export async function keepTyped(defineElements: (main: HTMLElement) => unknown): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main :not(:defined) form')];
  const isTyped = forms.some((form) => [...new FormData(form).values()].some(Boolean));
  if (isTyped) await defineElements(document.body);
}
