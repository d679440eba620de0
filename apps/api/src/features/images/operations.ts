export { completeUpload } from './completeUpload.ts';
export { createUpload } from './createUpload.ts';
export { deleteImage } from './deleteImage.ts';
export { images } from './images.ts';
