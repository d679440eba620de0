import { inComponents, media, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the banner is one line: these words are read out there, and not shown. */
export const wide = style(inComponents({ '@media': { [media.belowSm]: visuallyHidden } }));
export const name = style(inComponents({ fontWeight: 600 }));
export const wideButton = style(inComponents({ '@media': { [media.belowSm]: { display: 'none' } } }));
export const narrowButton = style(
  inComponents({ display: 'none', '@media': { [media.belowSm]: { display: 'inline' } } }),
);
