export { FileDrop, type FileDropProps, type FileRejection } from './FileDrop.tsx';
export { broughtBy, type Brought } from './brought.ts';
export type { ChosenFile } from './FileList.tsx';
export type { RejectionReason } from './sortFiles.ts';
