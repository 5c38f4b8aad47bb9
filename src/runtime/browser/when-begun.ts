/**
 * Calls back when somebody has turned to a form before its script came: the focus is in it, or a field has a
 * value, typed or restored by the browser, which can do so as late as the page is shown.
 * @param begin is called each time, and begins once
 * @param signal aborts when the form leaves the page
 */
export function whenBegun(form: HTMLFormElement, begin: () => void, signal: AbortSignal): void {
  const look = () => {
    const isFilled = [...new FormData(form).values()].some(Boolean);
    if (isFilled || form.contains(document.activeElement)) begin();
  };
  look();
  addEventListener('pageshow', look, { signal });
}
