/** A file with its path from the root of the repository and its text. */
export interface Source {
  file: string;
  text: string;
}

/** A violation of a rule, in one line of a file. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Whether a file is a test or a list of examples, to which the rules for components do not apply. */
export function isAside(file: string): boolean {
  return /\.(test|examples)\.tsx?$/.test(file);
}

/** A fault as `file:line: message`, which editors and terminals turn into a link. */
export function printFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}
