import { paletteToCss } from './paletteToCss.ts';
import { type BrandError, type BrandInput, type BrandPalette, generatePalette } from './generatePalette.ts';

/** localStorage key of the brand's style sheet. A render-blocking script reads it before the first paint. */
export const brandStorageKey = 'brand';

export interface ApplyBrandOptions {
  /** Whether the brand is stored for the next visit; false for a preview. @default true */
  isPersisted?: boolean | undefined;
}

export type AppliedBrand =
  | {
      isOk: true;
      brand: BrandPalette;
      /** Removes this brand, so that the previous one or the default shows again. Idempotent. */
      undo: () => void;
    }
  | { isOk: false; error: BrandError };

interface Application {
  css: string;
  /** The stored brand; null for a preview. */
  persisted: string | null;
}

/** Active applications, oldest first: the last one shows. */
const applications: Application[] = [];

/** The sheet of this module or the blocking script: its one rule is the layer `brand`. */
function findSheet(): CSSStyleSheet | undefined {
  return document.adoptedStyleSheets.find((sheet) => {
    const rule = sheet.cssRules[0];
    return rule instanceof CSSLayerBlockRule && rule.name === 'brand';
  });
}

/** A constructable style sheet, since a strict Content-Security-Policy forbids inline styles. */
function show(css: string | undefined): void {
  const sheet = findSheet();
  if (css === undefined) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  } else if (sheet) {
    sheet.replaceSync(css);
  } else {
    const created = new CSSStyleSheet();
    created.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, created];
  }
}

function persist(css: string | undefined): void {
  try {
    if (css === undefined) localStorage.removeItem(brandStorageKey);
    else localStorage.setItem(brandStorageKey, css);
  } catch {
    // Without storage, the next visit starts with the default colors.
  }
}

function showLast(): void {
  show(applications.at(-1)?.css);
}

/** Stores the last brand that is not a preview. */
function persistLast(): void {
  persist(applications.findLast(({ persisted }) => persisted !== null)?.persisted ?? undefined);
}

/** Before a preview, records the brand that the blocking script has applied, so that undo restores it. */
function recordPreviousBrand(): void {
  const sheet = applications.length === 0 ? findSheet() : undefined;
  if (sheet) applications.push({ css: [...sheet.cssRules].map(({ cssText }) => cssText).join(''), persisted: null });
}

/** Blob URLs end with the page, so the next visit could not load them. */
function withoutBlobs(brand: BrandPalette): BrandPalette {
  const persistable = (logo: string | null) => (logo?.startsWith('blob:') ? null : logo);
  return { ...brand, logos: { light: persistable(brand.logos.light), dark: persistable(brand.logos.dark) } };
}

/** Applies a brand to the page in both modes. If a part is invalid, nothing changes. */
export function applyBrand(input: BrandInput, { isPersisted = true }: ApplyBrandOptions = {}): AppliedBrand {
  const result = generatePalette(input);
  if (!result.isOk) return result;
  const application: Application = {
    css: paletteToCss(result.brand),
    persisted: isPersisted ? paletteToCss(withoutBlobs(result.brand)) : null,
  };
  if (!isPersisted) recordPreviousBrand();
  applications.push(application);
  showLast();
  if (isPersisted) persistLast();
  return {
    isOk: true,
    brand: result.brand,
    undo: () => {
      const index = applications.indexOf(application);
      if (index === -1) return;
      applications.splice(index, 1);
      showLast();
      if (isPersisted) persistLast();
    },
  };
}

/** Restores the default, also for the next visit. */
export function clearBrand(): void {
  applications.length = 0;
  showLast();
  persistLast();
}
