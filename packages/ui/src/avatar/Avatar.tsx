import { assignInlineVars } from '@vanilla-extract/dynamic';
import { avatar, hue } from './Avatar.css.ts';
import { hueOf, initialsOf } from './identity.ts';

export interface AvatarProps {
  /** Of the person or company; gives the initials and the colour. */
  name: string;
  /** Edge: 24, 28 or 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** People are circles, companies squares. @default 'circle' */
  shape?: 'circle' | 'square';
}

/** A person at a glance. Hidden from assistive technology: the name stands beside it. */
export function Avatar({ name, size = 'md', shape = 'circle' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={avatar({ size, shape })}
      style={assignInlineVars({ [hue]: String(hueOf(name)) })}
    >
      {initialsOf(name)}
    </span>
  );
}
