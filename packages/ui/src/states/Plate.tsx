import { Icon, type LucideIcon } from '../icon/index.ts';
import * as styles from './States.css.ts';

interface PlateProps {
  icon: LucideIcon;
  tone?: 'neutral' | 'danger';
}

/** The picture of a state that is not about the delivery path. */
export function Plate({ icon, tone = 'neutral' }: PlateProps) {
  return (
    <span className={styles.plate} data-tone={tone}>
      <Icon icon={icon} size={20} />
    </span>
  );
}
