export { FileDrop, type FileDropProps, type FileRejection } from './FileDrop.tsx';
export { readDataTransfer, type TransferredFiles } from './readDataTransfer.ts';
export type { ChosenFile } from './FileList.tsx';
export type { RejectionReason } from './validateFiles.ts';
