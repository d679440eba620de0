import { inComponents } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the address's line breaks. */
export const address = style(inComponents({ whiteSpace: 'pre-line' }));
