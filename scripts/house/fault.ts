/** A file as a rule sees it: its path from the root of the repository, and its text. */
export interface Source {
  file: string;
  text: string;
}

/** What a rule has to say about one line. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Whether a file is a test or a list of examples, which the rules for components leave alone. */
export function isAside(file: string): boolean {
  return /\.(test|examples)\.tsx?$/.test(file);
}

/** The way editors and terminals turn into a link: `file:line: message`. */
export function printFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}
