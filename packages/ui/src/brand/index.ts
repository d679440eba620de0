export { applyBrand, type ApplyBrandOptions, type AppliedBrand, brandStorageKey, forgetBrand } from './applyBrand.ts';
export { brandToCss } from './brandToCss.ts';
export { solveBrand } from './solveBrand.ts';
export type { BrandCaution, BrandClash, BrandError, BrandInput, BrandResult, SolvedBrand } from './solveBrand.ts';
export type { SolvedMode } from './solveMode.ts';
