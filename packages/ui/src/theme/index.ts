import './layers.css.ts';
import './theme.css.ts';

export { appBreakpoints, media, themeBreakpoints } from './breakpoints.ts';
export { vars } from './contract.css.ts';
