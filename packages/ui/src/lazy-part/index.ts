export { type LazyPart, lazyPart, whenIdle } from './lazyPart.ts';
