import styles from './Ticks.module.css';

export interface TicksProps<Value extends string> {
  /** Name of the answer. */
  name: string;
  /** Values with their labels, in order. */
  options: [value: Value, label: string][];
  chosen: Value[];
  /** What is wrong with the choice. */
  error?: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** A question with several answers, kept in the order of its list. */
export function Ticks<Value extends string>({
  name,
  options,
  chosen,
  error,
  onChange,
}: TicksProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options
        .map(([option]) => option)
        .filter((option) => chosen.includes(option) !== (option === value)),
    );
  return (
    <div className={styles.ticks}>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
