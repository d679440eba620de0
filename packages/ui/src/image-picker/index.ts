export { ImagePicker, type ImagePickerProps } from './ImagePicker.tsx';
export type { ImageSize } from './content/imageContent.ts';
export type { ImagePage, ImageSource, PickedImage, StoredImage, UploadOptions } from './imageSource.ts';
export type { ImageType } from './imageType.ts';
