import type { ChannelWay } from '../../ui/Channel/channel-way.ts';
import styles from './Stage.module.css';
import type { StageForm, StageFormProps } from './stage-form.ts';

export interface StageProps extends StageFormProps {
  /** How the first screen of the offer's group is laid out: asset, console, control and others of this folder. */
  form: StageForm;
}

/** The light of each gradient; the primary one has none of its own. */
const GRADIENTS = { primary: '', accent: styles.accent, business: styles.business };

/** The first screen of an offer, with its own opening in it (docs/site-rules.md#template). */
export function Stage({ form: Form, ...props }: StageProps) {
  return (
    <header
      className={`${styles.stage} ${GRADIENTS[props.hero.gradient]} ${Form.layout ?? styles.column}`}
      data-theme="dusk"
    >
      <Form {...props} />
    </header>
  );
}

Stage.channel = { out: 1, end: 'first' } satisfies ChannelWay;
