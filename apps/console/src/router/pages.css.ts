import { inComponents, media } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const notFound = style(inComponents({ display: 'contents' }));

/** On phones, a path has its own line, so that the title has the same lines in every font. */
globalStyle(`${notFound} h1`, inComponents({ '@media': { [media.belowSm]: { whiteSpace: 'pre-line' } } }));
