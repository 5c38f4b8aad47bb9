import type { BriefContent } from '../../schemas/brief.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Points } from '../../ui/Points/Points.tsx';

export type BriefProps = BriefContent;

/** The short paper that an in-page call such as #whitepaper leads to. */
export function Brief({ id, title, intro, points }: BriefProps) {
  return (
    <Band id={id} mood="night-2" labelledBy={`${id}-title`}>
      <HeadBeside id={`${id}-title`} title={title} intro={intro}>
        <Points items={points} />
      </HeadBeside>
    </Band>
  );
}
