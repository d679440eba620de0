export { EditorFrame } from './EditorFrame.tsx';
export { SuggestionList } from './SuggestionList.tsx';
