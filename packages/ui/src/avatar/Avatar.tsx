import { forwardRef, useRef, useState } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { Building, Icon, UserRound } from '../icon/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './Avatar.css.ts';
import { hueOf, initialsOf } from './identity.ts';

export interface AvatarProps extends ElementProps {
  /** Of the person or company; gives the initials and the colour. */
  name: string;
  /** URL of an image. Initials are the fallback while it is missing, loading or broken. */
  src?: string | undefined;
  /** Edge: 24, 28, 40 or 64 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** People are circles, companies and other entities squares. @default 'circle' */
  shape?: 'circle' | 'square';
  /** Whether the name is the image's accessible name: only where it is not beside it as text. @default false */
  isNamed?: boolean;
}

/** For one without a name. */
const pictureSizes = { sm: 12, md: 14, lg: 20, xl: 24 } as const;

/** A person or an entity at a glance. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', shape = 'circle', isNamed = false, ...rest },
  ref,
) {
  const locale = useLocale();
  const looks = `${styles.avatar({ size, shape })} ${styles.hues[hueOf(name)]}`;
  return (
    <span
      {...rest}
      ref={ref}
      // Initials are no words.
      translate="no"
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={src === undefined ? looks : `${looks} ${styles.pictured}`}
    >
      {initialsOf(name, locale) || <Icon icon={shape === 'circle' ? UserRound : Building} size={pictureSizes[size]} />}
      {src !== undefined && <Picture key={src} src={src} />}
    </span>
  );
});

function Picture({ src }: { src: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const [isShown, setIsShown] = useState(false);
  // One from the cache, or from the server's markup, may be ready before React listens.
  useLayoutEffect(() => {
    const { complete = false, naturalWidth = 0 } = picture.current ?? {};
    if (complete && naturalWidth > 0) setIsShown(true);
  }, []);
  return (
    <img
      ref={picture}
      src={src}
      alt=""
      className={styles.picture}
      data-shown={isShown || undefined}
      draggable={false}
      onLoad={() => setIsShown(true)}
      onError={() => setIsShown(false)}
    />
  );
}
