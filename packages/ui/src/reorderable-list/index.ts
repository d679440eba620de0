export { ReorderableList, type ReorderableItem, type ReorderableListProps } from './ReorderableList.tsx';
