export { embedUrl } from './embedUrl.ts';
