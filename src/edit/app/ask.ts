import type { Questions } from '../integration.ts';

/** Asks the server of `npm run edit`. */
export async function ask<Name extends keyof Questions>(
  name: Name,
  ...question: Parameters<Questions[Name]>
): Promise<ReturnType<Questions[Name]>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(question);
  return (await fetch(`/@edit/${name}`, { method: 'POST', headers, body })).json();
}

/** An element with its properties and what is in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
