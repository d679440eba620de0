import type { LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';

/** Icon size in px. */
export type IconSize = 12 | 14 | 16 | 20 | 24;

/** Stroke width by size, in px. A scaled stroke would look heavier than 14 px text. */
const strokeWidths: Readonly<Record<IconSize, number>> = { 12: 1.5, 14: 1.5, 16: 1.5, 20: 1.6, 24: 1.75 };

export interface IconProps extends ElementProps {
  /** An icon exported by this folder. */
  icon: LucideIcon;
  /** Edge in px. 14 in status and segmented, 12 in badges. @default 16 */
  size?: IconSize;
  /** For components of this package: position and tone. */
  className?: string;
}

/** A decorative icon in `currentColor`. It has no accessible name: the adjacent text or its button's label has it. */
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
