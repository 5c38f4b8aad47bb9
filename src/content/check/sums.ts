import { calculate } from '../../lib/calculate.ts';
import { type ContentFile, leaves } from '../read/leaves.ts';
import { CODE } from '../read/variables/fill-variables.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';

/** A sum and what it is said to give: `382,000 ÷ 4 = 95,500`, at the end of a text and at the beginning of the next. */
const SUM = /[\d$(][\d\s.,$%()+×x*÷/−-]*$/;
const GIVEN = /^\s*(\$?)(\d[\d,]*(?:\.(\d+))?)(%?)/;

/** Whether a sum gives what is written, to the digits that are written. */
function gives(sum: number, [, , number = '', decimals = '', percent]: RegExpExecArray): boolean {
  const value = percent ? 100 * sum : sum;
  return (
    Math.abs(value - Number(number.replaceAll(',', ''))) <= 0.5 * 10 ** -decimals.length + 1e-6
  );
}

/** The sums of a text that do not give what is written behind them, each with its place. */
function wrongSums(text: string) {
  const parts = text.replace(CODE, (code) => code.replace(/[^\n]/g, ' ')).split('=');
  let end = 0;
  return parts.slice(0, -1).flatMap((part, index) => {
    end += part.length + (index > 0 ? 1 : 0);
    const sum = SUM.exec(part)?.[0].trim() ?? '';
    const given = GIVEN.exec(parts[index + 1] ?? '');
    const value = /\d\s*[+×x*÷/−-]/.test(sum) ? calculate(sum) : undefined;
    if (!given || value === undefined || gives(value, given)) return [];
    return [{ sum, given: given[0].trim(), value, end }];
  });
}

/**
 * Works again every sum that a text or a note writes out in numbers.
 * @param files every content file, with its variables filled in
 */
export function checkSums(files: ContentFile[]): ContentProblem[] {
  return files.flatMap(({ file, data, body = '', bodyLine = 1 }) => {
    const said = (sum: string, value: number, given: string) =>
      `${sum} is ${Number(value.toFixed(4)).toLocaleString('en')}, where ${given} is written`;
    const fields = leaves(data).flatMap(({ path, value: text }) =>
      wrongSums(text).map(({ sum, value, given }) =>
        problemAt(file, path, said(sum, value, given)),
      ),
    );
    const lines = wrongSums(body).map(({ sum, value, given, end }) => {
      const line = bodyLine + body.slice(0, end).split('\n').length - 1;
      return problemAt(file, ['body'], said(sum, value, given), line);
    });
    return [...fields, ...lines];
  });
}
