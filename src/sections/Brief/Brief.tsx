import type { BriefContent } from '../../schemas/offer/brief.ts';
import { Band, type BandGround } from '../../ui/Band/Band.tsx';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Points } from '../../ui/Points/Points.tsx';

export interface BriefProps extends Omit<BriefContent, 'id'> {
  id: string;
  mood?: BandGround | undefined;
}

/**
 * A short paper: one that a link such as #whitepaper leads to, or one about what pages of a kind have in
 * common.
 */
export function Brief({ id, title, intro, points, mood = 'night-2' }: BriefProps) {
  return (
    <Band id={id} mood={mood} labelledBy={`${id}-title`}>
      <HeadBeside id={`${id}-title`} title={title} intro={intro}>
        <Points items={points} />
      </HeadBeside>
    </Band>
  );
}
