import { inComponents } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

const points = Array.from({ length: 25 }, (_, at) => `${(at * 100) / 24}% ${Math.round(46 - 22 * Math.sin(at / 3))}%`);

/** The outline of a chart, as a loading chart has it. */
export const wave = style(inComponents({ clipPath: `polygon(0 100%, ${points.join(', ')}, 100% 100%)` }));
