/** An image as we publish it: decoded and re-encoded. */
export type PublicImage = {
  readonly content: Uint8Array;
  readonly extension: 'png' | 'jpg' | 'svg' | 'ico';
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Parts that were removed from an SVG. @default none */
  readonly removed?: readonly SvgPart[];
};

/** Maximum pixels per side. Larger images are rejected before decoding. */
export const maxPixels = 4_096;

/** Parts that are removed from an SVG because they can load or run something. The user is notified about them. */
export const svgParts = ['IMAGE', 'TEXT', 'ANIMATION', 'EXTERNAL', 'OTHER'] as const;
export type SvgPart = (typeof svgParts)[number];
