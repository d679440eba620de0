export { type LazyComponent, lazyComponent } from './lazyComponent.tsx';
export { type LazyPart, lazyPart } from './lazyPart.ts';
export { whenIdle } from './whenIdle.ts';
