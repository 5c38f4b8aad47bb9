import { Section, type SectionProps } from '../../../ui/Section/Section.tsx';
import { SectionHead, type SectionHeadProps } from '../../../ui/SectionHead/SectionHead.tsx';
import { Diagram, type DiagramProps } from '../Diagram/Diagram.tsx';

export interface HowItWorksProps
  extends DiagramProps,
    Pick<SectionHeadProps, 'title' | 'intro'>,
    Pick<SectionProps, 'theme' | 'isJoined'> {}

/** How an offer works, drawn: who takes part, what moves between them and what waits for a person. */
export function HowItWorks(props: HowItWorksProps) {
  const { title, intro, theme = 'mist', isJoined, ...diagram } = props;
  return (
    <Section id="how-it-works" theme={theme} isJoined={isJoined} labelledBy="how-it-works-title">
      <div data-print="keep">
        <SectionHead id="how-it-works-title" title={title} intro={intro} />
        <Diagram {...diagram} isCollapsed />
      </div>
    </Section>
  );
}
