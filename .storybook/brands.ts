import { applyBrand } from '@edge-console/ui/brand';

/** Resellers that the system has to look good for, and one that is hard: nothing can be read on lime, or in lime. */
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

/** Shows one of the brands on the page; 'default' takes it away again. */
export function showBrand(name: string): void {
  if (name === shown?.name) return;
  shown?.undo();
  shown = undefined;
  const brand = brands[name];
  if (brand === undefined) return;
  // A preview: the next visit does not begin with it.
  const applied = applyBrand({ primary: brand.primary }, { isPersisted: false });
  if (applied.isOk) shown = { name, undo: applied.undo };
}
