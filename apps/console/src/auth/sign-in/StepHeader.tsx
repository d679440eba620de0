import { Icon, type LucideIcon } from '@edge-console/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './SignInSteps.css.ts';

export type StepHeaderProps = {
  icon: LucideIcon;
  /** The icon's tone; with `danger`, the text is announced. @default 'primary' */
  tone?: keyof typeof styles.tile;
  title: string;
  variant: 'page' | 'dialog';
  /** Receives the focus if there is text to read before the first field. @default false */
  isFocused?: boolean;
  children: ReactNode;
  /** Action after an error. */
  help?: string;
};

const roles = { primary: undefined, warning: 'status', danger: 'alert' } as const;

/** A step's title: the page's heading, or a subheading in the dialog. */
export function StepHeader({
  icon,
  tone = 'primary',
  title,
  variant,
  isFocused = false,
  children,
  help,
}: StepHeaderProps) {
  const Title = variant === 'page' ? 'h1' : 'h3';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className={styles.head}>
      {variant === 'page' && (
        <span className={styles.tile[tone]}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <Title ref={heading} className={styles.title[variant]} {...(isFocused && { tabIndex: -1 })}>
        {title}
      </Title>
      <p className={tone === 'danger' ? styles.reason : styles.text} role={roles[tone]}>
        {children}
      </p>
      {help !== undefined && <p className={styles.text}>{help}</p>}
    </div>
  );
}
