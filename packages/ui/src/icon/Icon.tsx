import { forwardRef } from 'react';
import type { ElementProps } from '../element/index.ts';
import { drawing } from './drawn.css.ts';
import type { IconPicture } from './picture.ts';
import { strokes, type IconSize } from './sizes.ts';

export interface IconProps extends ElementProps {
  /** One of the pictures that this folder exports. */
  icon: IconPicture;
  /** Edge in px. 14 in status and segmented, 12 in badges. @default 16 */
  size?: IconSize;
  /** For the components of this package: where it stands, and its tone. */
  className?: string;
}

/** A picture in the colour of the text beside it. It has no name of its own: the text, or its button's label, says it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ icon, size = 16, className, ...rest }, ref) {
  return (
    <svg
      {...rest}
      ref={ref}
      className={className === undefined ? drawing : `${drawing} ${className}`}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={(strokes[size] * 24) / size}
    >
      <path d={icon} />
    </svg>
  );
});
