export { type LazyComponent, lazyComponent } from './lazyComponent.tsx';
export { whenIdle } from './whenIdle.ts';
