import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltSite, SiteFault } from './load.ts';

/**
 * Checks every page with the rules of .htmlvalidate.json; docs/html-validity.md gives the reason for each
 * exception.
 */
export async function checkValidity(site: BuiltSite): Promise<SiteFault[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults: SiteFault[] = [];
  for (const { file, html } of site.pages.values()) {
    // The repository's settings are used even for a site that was built elsewhere.
    const report = await validator.validateString(html, join(process.cwd(), file));
    for (const { line, message, ruleId } of report.results.flatMap(({ messages }) => messages)) {
      faults.push({ file, line, message: `${message} (${ruleId})` });
    }
  }
  return faults;
}
