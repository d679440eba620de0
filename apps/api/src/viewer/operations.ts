export { viewer } from './viewer.ts';
