import { forwardRef, useRef, useState } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { Building, Icon, UserRound } from '../icon/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './Avatar.css.ts';
import { hueOf, initialsOf } from './identity.ts';

export interface AvatarProps extends ElementProps {
  /** Name of the user or company; sets the initials and the color. */
  name: string;
  /** URL of an image. Initials are the fallback while it is missing, loading or broken. */
  src?: string | undefined;
  /** Edge: 24, 28, 40 or 64 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A circle for users, a square for companies and other accounts. @default 'circle' */
  shape?: 'circle' | 'square';
  /** Makes the name the accessible name: only if no text next to it shows it. @default false */
  isNamed?: boolean;
}

/** Icon size in px of an avatar without a name. */
const iconSizes = { sm: 12, md: 14, lg: 20, xl: 24 } as const;

/** The image or initials of a user or an account. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', shape = 'circle', isNamed = false, ...rest },
  ref,
) {
  const locale = useLocale();
  const className = `${styles.avatar({ size, shape })} ${styles.hues[hueOf(name)]}`;
  return (
    <span
      {...rest}
      ref={ref}
      // Page translation must not change initials.
      translate="no"
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={src === undefined ? className : `${className} ${styles.hasImage}`}
    >
      {initialsOf(name, locale) || <Icon icon={shape === 'circle' ? UserRound : Building} size={iconSizes[size]} />}
      {src !== undefined && <AvatarImage key={src} src={src} />}
    </span>
  );
});

function AvatarImage({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isShown, setIsShown] = useState(false);
  // A cached or server-rendered image can load before React adds its listener.
  useLayoutEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (complete && naturalWidth > 0) setIsShown(true);
  }, []);
  return (
    <img
      ref={image}
      src={src}
      alt=""
      className={styles.image}
      data-shown={isShown || undefined}
      draggable={false}
      onLoad={() => setIsShown(true)}
      onError={() => setIsShown(false)}
    />
  );
}
