export { FileDrop, type FileDropProps, type FileRejection } from './FileDrop.tsx';
export { transferredFiles, type TransferredFiles } from './transferredFiles.ts';
export type { ChosenFile } from './FileList.tsx';
export type { RejectionReason } from './sortFiles.ts';
