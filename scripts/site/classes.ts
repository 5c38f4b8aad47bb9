import type { BuiltSite, SiteFault } from './load.ts';

/** Finds classes called `undefined`: a variant of a component that has no rules in its styles. */
export function checkClassNames(site: BuiltSite): SiteFault[] {
  return [...site.pages.values()].flatMap(({ file, dom }) =>
    dom.querySelectorAll('.undefined').map((element) => ({
      file,
      line: element.location.line,
      message: `a ${element.tagName} has the class "undefined"`,
    })),
  );
}
