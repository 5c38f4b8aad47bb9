import { type PointerEvent as Pointer, useState } from 'react';
import { keyedPart, keyOf, partSelector } from '../../elements/part.ts';
import type { Person } from './world/cast.ts';

/** A row that takes part; its person is its key. */
interface DragParts {
  row: HTMLTableRowElement;
}

/** The person whose row lies at a point of the screen, if it is one of these. */
function personAt({ clientX, clientY }: Pointer, people: Person[]): Person | undefined {
  const at = document.elementFromPoint(clientX, clientY);
  const row = keyOf(at?.closest(partSelector<DragParts>('row')) ?? null);
  return people.find((person) => person === row);
}

/**
 * Drags one row of a table onto another, by mouse, pen or finger (Pointer Events). The form beside the table does the
 * same without a pointer (WCAG 2.5.7).
 * @param people those whose rows take part
 * @param onDrop is told from whom to whom
 */
export function useDrag(people: Person[], onDrop: (from: Person, to: Person) => void) {
  const [dragged, setDragged] = useState<Person>();
  const [over, setOver] = useState<Person>();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const rowProps = (person: Person | undefined) => ({
    ...(person && keyedPart<DragParts>('row', person)),
    onPointerDown: (event: Pointer<HTMLTableRowElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setPlace({ x: event.clientX, y: event.clientY });
      setDragged(person);
    },
    onPointerMove: (event: Pointer) => {
      if (!dragged) return;
      setPlace({ x: event.clientX, y: event.clientY });
      const target = personAt(event, people);
      setOver(target === dragged ? undefined : target);
    },
    onPointerUp: (event: Pointer) => {
      const target = personAt(event, people);
      if (dragged && target && target !== dragged) onDrop(dragged, target);
      end();
    },
    onPointerCancel: end,
  });
  return { dragged, over, place, rowProps };
}
