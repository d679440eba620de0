export { branding } from './branding.ts';
export { brandingByHost } from './brandingByHost.ts';
export { clearBrandAsset } from './clearBrandAsset.ts';
export { setBrandAsset } from './setBrandAsset.ts';
export { updateBranding } from './updateBranding.ts';
