/** Parts of a drawing that are removed because they can load or run something: what its user has to be told. */
export const svgParts = ['IMAGE', 'TEXT', 'ANIMATION', 'EXTERNAL', 'OTHER'] as const;
export type SvgPart = (typeof svgParts)[number];
