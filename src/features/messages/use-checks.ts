import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldMessages,
  faultOf,
  faultsOf,
  isControl,
  withFault,
} from './form-check.ts';

/** Whether a press on this would do something, such as sending the form. */
const acts = (element: EventTarget | null) =>
  element instanceof Element && element.closest('a, button') !== null;

/**
 * Checks of a form whose inputs keep their own values: on leaving a field, on mending it and on
 * sending. The browser's own messages are silenced once this lives, and speak as long as it does not.
 * @param messages what to say, by the names of the fields
 */
export function useChecks(messages: Record<string, FieldMessages>) {
  const form = useRef<HTMLFormElement>(null);
  const reaching = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState(0);

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const look = (target: EventTarget) => {
    if (!isControl(target)) return;
    const fault = faultOf(target, messages);
    setErrors((before) => withFault(before, target.name, fault));
  };
  /** Shows errors, from the checks or from an endpoint; false when there are none to show. */
  const refuse = (found: FieldErrors = {}) => {
    const known = Object.entries(found).filter(([name]) => messages[name]);
    setErrors(Object.fromEntries(known));
    if (known.length > 0) setRefused((count) => count + 1);
    return known.length > 0;
  };
  return {
    errors,
    /** How often sending was refused; zero before the first time. */
    refused,
    refuse,
    /** Checks everything; true when nothing is wrong. */
    pass: () => form.current !== null && !refuse(faultsOf(form.current, messages)),
    form,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        reaching.current = acts(event.target);
      },
      onBlur: (event: FocusEvent) => {
        // A message that appears while a button is being pressed would move it away from under the finger.
        const onItsWay = reaching.current || acts(event.relatedTarget);
        reaching.current = false;
        if (!onItsWay) look(event.target);
      },
      onInput: (event: { target: EventTarget }) => {
        if (isControl(event.target) && errors[event.target.name]) look(event.target);
      },
    },
  };
}
