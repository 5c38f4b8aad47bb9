import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type ErrorMessages,
  type FieldErrors,
  faultOf,
  faultsOf,
  isControl,
  readControl,
  withFault,
} from './form-check.ts';

/** Whether pressing this element would do something, such as send the form. */
const acts = (element: EventTarget | null) =>
  element instanceof Element && element.closest('a, button') !== null;

/** Leaves in a field for an e-mail address what is kept of a pasted one. */
function showAddress(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || field.type !== 'email') return;
  const address = readControl(field);
  if (address !== field.value) field.value = address;
}

/**
 * Checks a form with uncontrolled inputs: when a field is left, while it is corrected, and on sending. The
 * browser's own messages are switched off once the component is mounted; until then they apply.
 * @param errorMessages by the names of the fields
 */
export function useChecks(errorMessages: Record<string, ErrorMessages>) {
  const form = useRef<HTMLFormElement>(null);
  const reaching = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState(0);

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const look = (target: EventTarget) => {
    if (!isControl(target)) return;
    const fault = faultOf(target, errorMessages);
    setErrors((before) => withFault(before, target.name, fault));
  };
  /** Shows errors from the checks or from an endpoint; returns false when there are none. */
  const refuse = (found: FieldErrors = {}) => {
    const known = Object.entries(found).filter(([name]) => errorMessages[name]);
    setErrors(Object.fromEntries(known));
    if (known.length > 0) setRefused((count) => count + 1);
    return known.length > 0;
  };
  return {
    errors,
    /** How often sending was refused; zero before the first time. */
    refused,
    refuse,
    /** Checks the whole form; returns true when nothing is wrong. */
    pass: () => form.current !== null && !refuse(faultsOf(form.current, errorMessages)),
    form,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        reaching.current = acts(event.target);
      },
      onBlur: (event: FocusEvent) => {
        // While a button is being pressed, a new message would move it away from under the finger.
        const onItsWay = reaching.current || acts(event.relatedTarget);
        reaching.current = false;
        showAddress(event.target);
        if (!onItsWay) look(event.target);
      },
      onInput: (event: { target: EventTarget }) => {
        if (isControl(event.target) && errors[event.target.name]) look(event.target);
      },
    },
  };
}
