import { appBreakpoints, themeBreakpoints } from '@edge-console/ui/theme';

type Viewport = { name: string; type: 'mobile' | 'tablet' | 'desktop'; styles: { width: string; height: string } };

function viewport(width: number, reason: string): [string, Viewport] {
  const type = width < themeBreakpoints.sm ? 'mobile' : width < appBreakpoints.menu ? 'tablet' : 'desktop';
  const height = type === 'mobile' ? 640 : type === 'tablet' ? 1024 : Math.round(Math.min(width * 0.625, 1440));
  return [`w${width}`, { name: `${width} · ${reason}`, type, styles: { width: `${width}px`, height: `${height}px` } }];
}

const { sm, md, lg, xl } = themeBreakpoints;
const { menu, docked } = appBreakpoints;

/** Widths around each breakpoint: the edge, and the last pixel before it where the layout changes. */
export const viewports = Object.fromEntries([
  viewport(320, 'xs, the narrowest'),
  viewport(390, 'a phone'),
  viewport(sm - 1, 'last of xs'),
  viewport(sm, 'sm'),
  viewport(menu - 1, 'last with an overlay menu'),
  viewport(menu, 'menu stands'),
  viewport(md, 'md'),
  viewport(docked - 1, 'last without docked panels'),
  viewport(docked, 'panels dock'),
  viewport(lg, 'lg'),
  viewport(xl, 'xl'),
]);
