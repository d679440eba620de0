import { globalStyle } from '@vanilla-extract/css';

// Transparent, so that the console's page shows through.
globalStyle('html, body', { background: 'transparent', margin: 0 });
