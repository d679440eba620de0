import { lazyComponent } from '../lazy-part/index.ts';
import type { AnnotationListProps } from './AnnotationList.tsx';

/** Loaded separately: most charts have no annotations, and their menu is large. */
export const AnnotationMarkers = lazyComponent<AnnotationListProps>(
  async () => (await import('./AnnotationList.tsx')).AnnotationList,
  () => null,
);
