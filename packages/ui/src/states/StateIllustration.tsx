import { Icon, type LucideIcon } from '../icon/index.ts';
import type { Tone } from '../theme/index.ts';
import * as styles from './States.css.ts';

interface StateIllustrationProps {
  icon: LucideIcon;
  tone?: Extract<Tone, 'neutral' | 'danger'>;
}

/** Illustration for states unrelated to the delivery path. */
export function StateIllustration({ icon, tone = 'neutral' }: StateIllustrationProps) {
  return (
    <span className={styles.illustration} data-tone={tone}>
      <Icon icon={icon} size={20} />
    </span>
  );
}
