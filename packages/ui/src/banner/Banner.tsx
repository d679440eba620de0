import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { wrapMixedTextNodes } from '../dom/wrapTextNodes.tsx';
import {
  CircleCheck,
  CircleExclamationPoint,
  Icon,
  Info,
  TriangleExclamationPoint,
  X,
  type LucideIcon,
} from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { bannerMessages } from './messages.ts';
import * as styles from './Banner.css.ts';
import type { BannerTone } from './orderBanners.ts';

export interface BannerProps extends ElementProps {
  /** Tone, shown by colour and icon. @default 'neutral' */
  tone?: BannerTone;
  /** Filled with the tone: a state that must never be overlooked, as acting as somebody else. @default false */
  isSolid?: boolean | undefined;
  /** Another picture than the tone's own: a cloud that is off. */
  icon?: LucideIcon | undefined;
  /** One sentence: the state of the whole page, and its consequence. */
  children: ReactNode;
  /** One way on: a Link with tone `inherit`, or a small Button where it acts here. */
  action?: ReactNode;
  /** Shows a close button that calls it. Without it the banner cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

const pictures: Record<BannerTone, LucideIcon> = {
  danger: CircleExclamationPoint,
  warning: TriangleExclamationPoint,
  info: Info,
  success: CircleCheck,
  neutral: Info,
};

/** A line across the page about the page as a whole. More than one belong into a BannerStack. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'neutral', isSolid = false, icon, children, action, onDismiss, ...rest },
  ref,
) {
  const messages = useMessages(bannerMessages);
  return (
    <div {...rest} ref={ref} role={tone === 'danger' ? 'alert' : 'status'} className={styles.banner({ tone, isSolid })}>
      <Icon icon={icon ?? pictures[tone]} className={isSolid ? styles.solidIcon : styles.icon({ tone })} />
      <div className={styles.content}>
        <div className={styles.text}>{wrapMixedTextNodes(children)}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <span className={styles.dismiss}>
          <IconButton label={messages.dismiss} icon={X} size="sm" onPress={() => onDismiss()} />
        </span>
      )}
    </div>
  );
});
