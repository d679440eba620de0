import type { AppliedBrand } from '@edge-console/ui/brand';

let applied: AppliedBrand | undefined;

/** Applies a brand color, or the default for null. Loads the solver only for a color. Never rejects. */
export async function showBrandColor(color: string | null): Promise<void> {
  const module = color === null ? undefined : await import('@edge-console/ui/brand').catch(() => undefined);
  if (applied?.isOk) applied.undo();
  applied = module && color !== null ? module.applyBrand({ primary: color }, { isPersisted: false }) : undefined;
}
