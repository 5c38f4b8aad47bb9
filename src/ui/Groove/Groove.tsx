export interface GrooveProps {
  value: number;
  /** The value at which the groove is full. */
  of: number;
  /** Class that sets its size and materials, and its direction where text runs from right to left. */
  className?: string | undefined;
}

/**
 * A bar in the form of a groove, filled in proportion to a value. It is decoration; the words beside it say the
 * same.
 */
export function Groove({ value, of, className }: GrooveProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={value} height="1" />
    </svg>
  );
}
