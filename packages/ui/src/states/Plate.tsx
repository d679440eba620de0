import { Icon, type IconPicture } from '../icon/index.ts';
import * as styles from './States.css.ts';

interface PlateProps {
  icon: IconPicture;
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
