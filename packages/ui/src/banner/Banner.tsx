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
  /** Meaning, shown by color and icon. @default 'neutral' */
  tone?: BannerTone;
  /** Filled with the tone's color: for a state that must not be overlooked, such as acting as another user. @default false */
  isSolid?: boolean | undefined;
  /** Icon in place of the tone's own. */
  icon?: LucideIcon | undefined;
  /** One sentence: the state of the whole page, and its consequence. */
  children: ReactNode;
  /** One action: a Link with the tone `inherit`, or a small Button. */
  action?: ReactNode;
  /** Called by a close button; without it, the banner cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

const toneIcons: Record<BannerTone, LucideIcon> = {
  danger: CircleExclamationPoint,
  warning: TriangleExclamationPoint,
  info: Info,
  success: CircleCheck,
  neutral: Info,
};

/** A message about the full page, across its width. Use a BannerStack for several. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'neutral', isSolid = false, icon, children, action, onDismiss, ...rest },
  ref,
) {
  const messages = useMessages(bannerMessages);
  return (
    <div {...rest} ref={ref} role={tone === 'danger' ? 'alert' : 'status'} className={styles.banner({ tone, isSolid })}>
      <Icon icon={icon ?? toneIcons[tone]} className={isSolid ? styles.solidIcon : styles.icon({ tone })} />
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
