/** An image that is kept on the server. */
export interface StoredImage {
  id: string;
  /** As its owner named it: "northlight-aurora.png". */
  name: string;
  /** Where it is. */
  url: string;
  /** A smaller one for the gallery. @default the image itself */
  previewUrl?: string | undefined;
  /** The text alternative that the picker begins with. */
  alt?: string | undefined;
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** Where it is in use: "Sign-in pages". What is used cannot be deleted. */
  uses?: readonly string[] | undefined;
  /** What changed when it was uploaded: "Embedded images were removed." Shown with the stored image, before it is used. */
  notice?: string | undefined;
}

/** An image as somebody chose it. */
export interface PickedImage extends StoredImage {
  /** What it shows; empty when it adds nothing to the words beside it. */
  alt: string;
}

/** One part of the gallery. */
export interface ImagePage {
  items: readonly StoredImage[];
  /** Where the next part begins; left out at the end. */
  nextCursor?: string | undefined;
  /** How many there are in all, if that is known. */
  total?: number | undefined;
}

export interface UploadOptions {
  /** It was cancelled: stop sending. */
  signal: AbortSignal;
  /** How far it is, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Where images are kept. A promise that is rejected leaves everything as it was, and can be tried again. */
export interface ImageSource {
  /** The part of the gallery that begins at `cursor`, newest first. */
  list: (cursor: string | undefined, signal: AbortSignal) => Promise<ImagePage>;
  /** Sends one file. */
  upload: (file: File, options: UploadOptions) => Promise<StoredImage>;
  /** Deletes an image that is used nowhere. */
  remove: (id: string) => Promise<void>;
}
