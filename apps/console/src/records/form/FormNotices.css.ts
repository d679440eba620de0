import { style } from '@vanilla-extract/css';

/** Only in a form with a field that must be filled: some begin to have one while they are open. */
export const legend = style({ selectors: { 'form:not(:has([aria-required=true])) &': { display: 'none' } } });
