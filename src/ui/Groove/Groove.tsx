export interface GrooveProps {
  value: number;
  /** The value at which the groove is full. */
  of: number;
  /** Its size and materials, and which way it fills in a script from right to left. */
  className?: string | undefined;
}

/** A groove that is filled as far as a value goes. It is for the eye alone: the words beside it say as much. */
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
