import { inComponents, media, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones, the banner is one line: this text is visually hidden. */
export const wide = style(inComponents({ '@media': { [media.belowSm]: visuallyHidden } }));
export const name = style(inComponents({ fontWeight: 600 }));
export const wideButton = style(inComponents({ '@media': { [media.belowSm]: { display: 'none' } } }));
export const narrowButton = style(
  inComponents({ display: 'none', '@media': { [media.belowSm]: { display: 'inline' } } }),
);
