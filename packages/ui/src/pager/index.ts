export { Pager, type PagerProps } from './Pager.tsx';
export { type PageRange, pageRange } from './pageRange.ts';
export { PagerPlaceholder } from './PagerPlaceholder.tsx';
