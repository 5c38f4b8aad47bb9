import { Band, type BandGround } from '../../../ui/Band/Band.tsx';
import { SectionHead, type SectionHeadProps } from '../../../ui/SectionHead/SectionHead.tsx';
import { Diagram, type DiagramProps } from '../Diagram/Diagram.tsx';

export interface HowItWorksProps extends DiagramProps, Pick<SectionHeadProps, 'title' | 'intro'> {
  /** The ground of the band, different from those of its neighbours. */
  mood?: BandGround | undefined;
}

/** How an offer works, drawn: who takes part, what moves between them and what waits for a person. */
export function HowItWorks({ title, intro, mood = 'mist', ...diagram }: HowItWorksProps) {
  return (
    <Band id="how-it-works" mood={mood} labelledBy="how-it-works-title">
      <div data-print="keep">
        <SectionHead id="how-it-works-title" title={title} intro={intro} />
        <Diagram {...diagram} />
      </div>
    </Band>
  );
}
