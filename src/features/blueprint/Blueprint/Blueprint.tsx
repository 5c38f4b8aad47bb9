import type { ReactNode } from 'react';
import { part } from '../../../runtime/elements/part.ts';
import type { BlueprintContent } from '../../../schemas/blueprint/blueprint.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { BlueprintFile } from '../data.ts';
import styles from './Blueprint.module.css';
import type { SharedPlanParts } from './SharedPlan.client.ts';

export interface BlueprintProps extends Omit<BlueprintContent, 'proposal'> {
  /** The data of the worked example; the island fetches the same file. */
  file: BlueprintFile;
  locale: string;
  brand: string;
  /** The tool, an island with the worked example inside; see BlueprintTool.island.tsx. */
  children?: ReactNode;
}

/** The section of the blueprint, a tool that makes a plan with dates from a few answers about an asset. */
export function Blueprint({ title, intro, locale, children }: BlueprintProps) {
  return (
    <Section id="tool" isClose theme="plaster-2" labelledBy="tool-title">
      <div data-print="hide">
        <SectionHead id="tool-title" title={title} intro={intro} isLine />
      </div>
      <shared-plan>
        <p className={styles.date} lang={locale} {...part<SharedPlanParts>('date')} />
        {children}
      </shared-plan>
    </Section>
  );
}
