import './layers.css.ts';
import './reset.css.ts';
import './theme.css.ts';
import './forcedColors.css.ts';

export { aboveBars, aboveBarsOfPhone } from './bottomBar.ts';
export { appBreakpoints, media, themeBreakpoints } from './breakpoints.ts';
export { withoutTransitions } from './withoutTransitions.ts';
export { vars } from './contract.css.ts';
export { inComponents } from './inComponents.ts';
export { bandHeight, underModal } from './overlayEdges.ts';
export { isMotionReduced } from './motion.ts';
export { typography } from './typography.ts';
export { visuallyHidden } from './visuallyHidden.ts';
export type { Tone } from './ramps.ts';
