/** A picture as it is published: decoded, and written anew by us. */
export type Picture = {
  readonly content: Uint8Array;
  readonly extension: 'png' | 'jpg' | 'svg' | 'ico';
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** Pixels of a side; what has more is refused before it is decoded. */
export const maxPixels = 4_096;
