import { paletteToCss } from './paletteToCss.ts';
import { type BrandError, type BrandInput, type BrandPalette, generatePalette } from './generatePalette.ts';

/** localStorage key of the last brand's style sheet. A render-blocking script reads it before the first paint. */
export const brandStorageKey = 'brand';

export interface ApplyBrandOptions {
  /** Whether the brand is stored for the next visit. An editor's preview is not. @default true */
  isKept?: boolean | undefined;
}

export type AppliedBrand =
  | {
      isOk: true;
      brand: BrandPalette;
      /** Takes this brand away: what was applied before it, or the default, shows again. Twice does no harm. */
      undo: () => void;
    }
  | { isOk: false; error: BrandError };

interface Application {
  css: string;
  /** The stored brand; null for a preview. */
  kept: string | null;
}

/** Applications in force, oldest first: the last one shows. */
const applications: Application[] = [];

/** The sheet that this module or the blocking script has adopted: its one rule is the layer `brand`. */
function findSheet(): CSSStyleSheet | undefined {
  return document.adoptedStyleSheets.find((sheet) => {
    const rule = sheet.cssRules[0];
    return rule instanceof CSSLayerBlockRule && rule.name === 'brand';
  });
}

/** One constructable style sheet, replaced as a whole: no style text in the document, which a strict policy forbids. */
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

function keep(css: string | undefined): void {
  try {
    if (css === undefined) localStorage.removeItem(brandStorageKey);
    else localStorage.setItem(brandStorageKey, css);
  } catch {
    // Without storage, or when it is full, the next visit begins with the default colours.
  }
}

function showLast(): void {
  show(applications.at(-1)?.css);
}

/** Called after a change of the stored brand; previews are not stored. */
function keepLast(): void {
  keep(applications.findLast(({ kept }) => kept !== null)?.kept ?? undefined);
}

/** What the blocking script has shown is the page's brand for a preview; for a brand that is kept it was a guess. */
function rememberGuess(): void {
  const sheet = applications.length === 0 ? findSheet() : undefined;
  if (sheet) applications.push({ css: [...sheet.cssRules].map(({ cssText }) => cssText).join(''), kept: null });
}

/** The address of a blob dies with the page: the next visit could not load it. */
function withoutBlobs(brand: BrandPalette): BrandPalette {
  const lasting = (logo: string | null) => (logo?.startsWith('blob:') ? null : logo);
  return { ...brand, logos: { light: lasting(brand.logos.light), dark: lasting(brand.logos.dark) } };
}

/** Shows a brand on the whole page, in both modes, at once. Nothing changes when a part of it cannot be used. */
export function applyBrand(input: BrandInput, { isKept = true }: ApplyBrandOptions = {}): AppliedBrand {
  const result = generatePalette(input);
  if (!result.isOk) return result;
  const application: Application = {
    css: paletteToCss(result.brand),
    kept: isKept ? paletteToCss(withoutBlobs(result.brand)) : null,
  };
  if (!isKept) rememberGuess();
  applications.push(application);
  showLast();
  if (isKept) keepLast();
  return {
    isOk: true,
    brand: result.brand,
    undo: () => {
      const index = applications.indexOf(application);
      if (index === -1) return;
      applications.splice(index, 1);
      showLast();
      if (isKept) keepLast();
    },
  };
}

/** Back to the default, also on the next visit: for a page that has learnt that it has no brand. */
export function clearBrand(): void {
  applications.length = 0;
  showLast();
  keepLast();
}
