/** In pixels, after rotation by the EXIF orientation. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What the bytes of an image contain. */
export interface ImageContent {
  size: ImageSize | undefined;
  /** Whether the file is complete. */
  isComplete: boolean;
  isAnimated: boolean;
  /** Sizes that browsers request and the icon lacks, in pixels. */
  missingSides?: readonly number[];
}

export const toImageSize = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;
