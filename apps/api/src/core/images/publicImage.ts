/** A picture as it is published: decoded, and written anew by us. */
export type PublicImage = {
  readonly content: Uint8Array;
  readonly extension: 'png' | 'jpg' | 'svg' | 'ico';
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Parts of a drawing that were removed. @default none */
  readonly removed?: readonly SvgPart[];
};

/** Pixels of a side; what has more is refused before it is decoded. */
export const maxPixels = 4_096;

/** Parts of a drawing that are removed because they can load or run something: what its user has to be told. */
export const svgParts = ['IMAGE', 'TEXT', 'ANIMATION', 'EXTERNAL', 'OTHER'] as const;
export type SvgPart = (typeof svgParts)[number];
