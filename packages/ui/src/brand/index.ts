export { applyBrand, type ApplyBrandOptions, type AppliedBrand, brandStorageKey, clearBrand } from './applyBrand.ts';
export { paletteToCss } from './paletteToCss.ts';
export { generatePalette } from './generatePalette.ts';
export type {
  PaletteWarning,
  ToneConflict,
  BrandError,
  BrandInput,
  BrandResult,
  BrandPalette,
} from './generatePalette.ts';
export type { ModePalette } from './generateModePalette.ts';
