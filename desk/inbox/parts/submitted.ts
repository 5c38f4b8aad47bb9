import type { FormEvent } from 'react';

/** A form's handler that is given its fields; what was typed stays when something goes wrong. */
export const submitted =
  (act: (field: (name: string) => string, form: HTMLFormElement) => void) =>
  (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    act((name) => String(data.get(name) ?? ''), form);
  };
