import { Band, type BandProps } from '../../../ui/Band/Band.tsx';
import { SectionHead, type SectionHeadProps } from '../../../ui/SectionHead/SectionHead.tsx';
import { Diagram, type DiagramProps } from '../Diagram/Diagram.tsx';

export interface HowItWorksProps
  extends DiagramProps,
    Pick<SectionHeadProps, 'title' | 'intro'>,
    Pick<BandProps, 'mood' | 'isJoined'> {}

/** How an offer works, drawn: who takes part, what moves between them and what waits for a person. */
export function HowItWorks(props: HowItWorksProps) {
  const { title, intro, mood = 'mist', isJoined, ...diagram } = props;
  return (
    <Band id="how-it-works" mood={mood} isJoined={isJoined} labelledBy="how-it-works-title">
      <div data-print="keep">
        <SectionHead id="how-it-works-title" title={title} intro={intro} />
        <Diagram {...diagram} isCollapsed />
      </div>
    </Band>
  );
}
