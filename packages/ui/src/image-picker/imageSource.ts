/** An image stored on the server. */
export interface StoredImage {
  id: string;
  /** File name: "northlight-aurora.png". */
  name: string;
  /** URL of the image. */
  url: string;
  /** URL of a smaller version for the gallery. @default the image itself */
  previewUrl?: string | undefined;
  /** Suggested text alternative. */
  alt?: string | undefined;
  /** Width in pixels. */
  width?: number | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  /** Size in bytes. */
  size?: number | undefined;
  /** Where it is used: "Sign-in pages". An image in use cannot be deleted. */
  uses?: readonly string[] | undefined;
  /** What the upload changed: "Embedded images were removed." Shown before the image is used. */
  notice?: string | undefined;
}

/** An image selected by the user. */
export interface PickedImage extends StoredImage {
  /** Text alternative; empty for a decorative image. */
  alt: string;
}

/** A page of the gallery. */
export interface ImagePage {
  items: readonly StoredImage[];
  /** Cursor of the next page; absent on the last one. */
  nextCursor?: string | undefined;
  /** Total number of images, if known. */
  total?: number | undefined;
}

export interface UploadOptions {
  /** Aborted when the user cancels the upload. */
  signal: AbortSignal;
  /** Reports progress, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Stores images. A rejected promise changes nothing and can be retried. */
export interface ImageSource {
  /** The page of the gallery at `cursor`, newest first. */
  list: (cursor: string | undefined, signal: AbortSignal) => Promise<ImagePage>;
  /** Uploads a file. */
  upload: (file: File, options: UploadOptions) => Promise<StoredImage>;
  /** Deletes an image that is not in use. */
  remove: (id: string) => Promise<void>;
}
