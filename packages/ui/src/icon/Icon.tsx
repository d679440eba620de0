import type { LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';

/** Edge of a picture, in px. */
export type IconSize = 12 | 14 | 16 | 20 | 24;

/** How thick the stroke is at each size, in px. It does not scale with the picture: that looks heavier than 14 px text. */
const strokeWidths: Readonly<Record<IconSize, number>> = { 12: 1.5, 14: 1.5, 16: 1.5, 20: 1.6, 24: 1.75 };

export interface IconProps extends ElementProps {
  /** One of the pictures that this folder exports. */
  icon: LucideIcon;
  /** Edge in px. 14 in status and segmented, 12 in badges. @default 16 */
  size?: IconSize;
  /** For the components of this package: where it stands, and its tone. */
  className?: string;
}

/** A decorative icon in `currentColor`. It has no accessible name: the text beside it, or its button's label, has. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { icon: IconComponent, size = 16, ...rest },
  ref,
) {
  return (
    <IconComponent
      {...rest}
      ref={ref}
      aria-hidden="true"
      size={size}
      strokeWidth={strokeWidths[size]}
      absoluteStrokeWidth
    />
  );
});
