import { applyBrand } from '@edge-console/ui/brand';

/** Sample reseller brands, and a difficult one: text on lime, or in lime, is unreadable. */
const brands: Readonly<Record<string, { title: string; primary: string }>> = {
  solstice: { title: 'Solstice, orange', primary: '#d9480f' },
  fjordcast: { title: 'Fjordcast, teal', primary: '#0f766e' },
  meridian: { title: 'Canal Meridian, violet', primary: '#6d28d9' },
  lumen: { title: 'Lumen Sports, rose', primary: '#be185d' },
  lime: { title: 'Lime, a hard one', primary: '#c6f500' },
};

export const brandItems = [
  { value: 'default', title: 'Edge Console' },
  ...Object.entries(brands).map(([value, { title }]) => ({ value, title })),
];

let shown: { name: string; undo: () => void } | undefined;

/** Applies a sample brand to the page; 'default' removes it. */
export function showBrand(name: string): void {
  if (name === shown?.name) return;
  shown?.undo();
  shown = undefined;
  const brand = brands[name];
  if (brand === undefined) return;
  // A preview, so it is not restored on the next visit.
  const applied = applyBrand({ primary: brand.primary }, { isPersisted: false });
  if (applied.isOk) shown = { name, undo: applied.undo };
}
