import type { FormEvent } from 'react';

/** Makes a form's submit handler that keeps the browser from submitting, so that what was typed stays. */
export const submitted =
  (act: (field: (name: string) => string, form: HTMLFormElement) => void) =>
  (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    act((name) => String(data.get(name) ?? ''), form);
  };
