import { type PointerEvent as Pointer, useState } from 'react';
import type { Person } from './world/cast.ts';

/** The person in whose row the pointer is, if the row belongs to the table of the dragged row. */
function personAt(
  { clientX, clientY, currentTarget }: Pointer<HTMLTableRowElement>,
  people: Person[],
): Person | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest('tr');
  if (row?.parentElement !== currentTarget.parentElement) return undefined;
  return people[row?.sectionRowIndex ?? -1];
}

/**
 * Lets a row of a table be dragged onto another with mouse, pen or finger (Pointer Events). The form beside the
 * table does the same without dragging (WCAG 2.5.7).
 * @param people whose rows take part, in the order of the rows
 * @param onDrop called with both people
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
    onPointerDown: (event: Pointer<HTMLTableRowElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setPlace({ x: event.clientX, y: event.clientY });
      setDragged(person);
    },
    onPointerMove: (event: Pointer<HTMLTableRowElement>) => {
      if (!dragged) return;
      setPlace({ x: event.clientX, y: event.clientY });
      const target = personAt(event, people);
      setOver(target === dragged ? undefined : target);
    },
    onPointerUp: (event: Pointer<HTMLTableRowElement>) => {
      const target = personAt(event, people);
      if (dragged && target && target !== dragged) onDrop(dragged, target);
      end();
    },
    onPointerCancel: end,
  });
  return { dragged, over, place, rowProps };
}
