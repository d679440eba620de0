import { Icon, type IconPicture } from '@edge-console/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './SignInSteps.css.ts';

export type StepHeadProps = {
  icon: IconPicture;
  title: string;
  place: 'page' | 'dialog';
  children: ReactNode;
};

/** Title of a step: that of the page, or a line of the dialog, which has its own title. */
export function StepHead({ icon, title, place, children }: StepHeadProps) {
  const Title = place === 'page' ? 'h1' : 'h3';
  return (
    <div className={styles.head}>
      {place === 'page' && (
        <span className={styles.tile}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <Title className={styles.title[place]}>{title}</Title>
      <p className={styles.text}>{children}</p>
    </div>
  );
}
