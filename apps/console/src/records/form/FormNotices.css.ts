import { style } from '@vanilla-extract/css';

/** Only in a form with a required field; some gain one while they are open. */
export const legend = style({ selectors: { 'form:not(:has([aria-required=true])) &': { display: 'none' } } });
