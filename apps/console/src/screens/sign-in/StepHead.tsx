import { Icon, type IconPicture } from '@edge-console/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './SignInSteps.css.ts';

export type StepHeadProps = {
  icon: IconPicture;
  /** Meaning of the picture; where something went wrong the text is read out too. @default 'primary' */
  tone?: keyof typeof styles.tile;
  title: string;
  place: 'page' | 'dialog';
  children: ReactNode;
};

const roles = { primary: undefined, warning: 'status', danger: 'alert' } as const;

/** Title of a step: that of the page, or a line of the dialog, which has its own title. */
export function StepHead({ icon, tone = 'primary', title, place, children }: StepHeadProps) {
  const Title = place === 'page' ? 'h1' : 'h3';
  return (
    <div className={styles.head}>
      {place === 'page' && (
        <span className={styles.tile[tone]}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <Title className={styles.title[place]}>{title}</Title>
      <p className={styles.text} role={roles[tone]}>
        {children}
      </p>
    </div>
  );
}
