import { lazyComponent } from '../lazy-part/index.ts';
import type { EditorFrameProps } from './EditorFrame.tsx';
import type { SuggestionListProps } from './SuggestionList.tsx';

// Overlays load popovers and listboxes, so they are loaded on first use of the field.
export const SuggestionList = lazyComponent<SuggestionListProps>(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
);
export const EditorFrame = lazyComponent<EditorFrameProps>(async () => (await import('./EditorFrame.tsx')).EditorFrame);

export function preloadOverlays(): void {
  SuggestionList.preload();
  EditorFrame.preload();
}
