export { applyBrand, type ApplyBrandOptions, type AppliedBrand, brandStorageKey, clearBrand } from './applyBrand.ts';
export type { ColorChange, ContrastCheck } from './colorChanges.ts';
export { brandProperties, paletteToCss } from './paletteToCss.ts';
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
