import { inComponents } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** An address as it was written, line by line. */
export const address = style(inComponents({ whiteSpace: 'pre-line' }));
