import { lazyComponent } from '../lazy-part/index.ts';
import type { EditorFrameProps } from './EditorFrame.tsx';
import type { SuggestionListProps } from './SuggestionList.tsx';

// What opens over the page: it brings popovers and lists of choices with it, and is wanted when the field is used.
export const SuggestionList = lazyComponent<SuggestionListProps>(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
);
export const EditorFrame = lazyComponent<EditorFrameProps>(async () => (await import('./EditorFrame.tsx')).EditorFrame);

export function preloadOverlays(): void {
  SuggestionList.preload();
  EditorFrame.preload();
}
