import { media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// By ID: index.html is static and cannot know generated class names.
const page = '#start-failure';

globalStyle(page, {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  padding: vars.space[6],
  textAlign: 'center',
  color: vars.color.fg.muted,
});
globalStyle(`${page} > div`, { display: 'grid', justifyItems: 'center', gap: vars.space[2] });
globalStyle(`${page} h1`, typography.h3);
globalStyle(`${page} #start-failure-reference`, { fontFamily: vars.font.mono, fontSize: '.8125rem' });
globalStyle(`${page} div > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: vars.size.controlLg,
  marginBlockStart: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius[3],
  color: vars.tone.primary.onSolid,
  background: vars.tone.primary.solid,
  fontWeight: 500,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
