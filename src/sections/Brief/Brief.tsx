import type { BriefContent } from '../../schemas/offer/brief.ts';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';

export interface BriefProps extends Omit<BriefContent, 'id'> {
  id: string;
  theme?: SectionTheme | undefined;
}

/**
 * A short paper: one that a link such as #whitepaper leads to, or one about what pages of a kind have in
 * common.
 */
export function Brief({ id, title, intro, points, theme = 'night-2' }: BriefProps) {
  return (
    <Section id={id} theme={theme} labelledBy={`${id}-title`}>
      <HeadBeside id={`${id}-title`} title={title} intro={intro}>
        <Points items={points} />
      </HeadBeside>
    </Section>
  );
}
