import { forwardRef, type ReactNode } from 'react';
import { wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import type { ElementProps } from '../dom/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import type { Tone } from '../theme/index.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ElementProps {
  /** Tone; the text must convey it, too. @default 'neutral' */
  tone?: Tone;
  /** Outlined instead of filled, for a plain fact next to a name. @default false */
  isOutlined?: boolean;
  /** Icon before the text, so that color alone does not convey the tone. */
  icon?: LucideIcon | undefined;
  /** One or two words. */
  children: ReactNode;
}

/** One or two words about the adjacent item. For a state that changes, use Status. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', isOutlined = false, icon, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={badge({ tone, isOutlined })}>
      {icon && <Icon icon={icon} size={12} />}
      {wrapTextNodes(children)}
    </span>
  );
});
