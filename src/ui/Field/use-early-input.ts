import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes what stands in a controlled field when its script arrives: a visitor may have typed or chosen before,
 * and browsers restore forms after a reload. React would put the printed value back at the next update.
 * @param shown the value that the field was printed with
 * @param take called once, before the first paint, with a value that differs
 * @returns the ref of the field
 */
export function useEarlyInput<Control extends HTMLInputElement | HTMLSelectElement>(
  shown: string,
  take: (value: string) => void,
): RefObject<Control | null> {
  const field = useRef<Control>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at first came from outside
  useLayoutEffect(() => {
    const value = field.current?.value ?? shown;
    if (value !== shown) take(value);
  }, []);
  return field;
}
