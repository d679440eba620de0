import { globalStyle } from '@vanilla-extract/css';

// The console's page is seen through it.
globalStyle('html, body', { background: 'transparent', margin: 0 });
