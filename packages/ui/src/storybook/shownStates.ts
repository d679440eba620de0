/** A control with `data-shown-states="hover"` looks hovered. */
const mark = 'data-shown-states';

/** The pseudo-classes of each forced state: a pressed control is hovered too. */
const pseudoClasses = {
  hover: 'hover',
  active: 'hover active',
  'focus-visible': 'focus focus-visible',
} as const;

export type ShownState = keyof typeof pseudoClasses;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const shown = /:(hover|active|focus-visible|focus)(?![\w-])/gu;
const negated = /:not\((?:[^()]|\([^()]*\))*\)/gu;

/** The same selector for a marked control, with equal specificity; undefined if it has none of these states. */
export function markedSelector(selector: string): string | undefined {
  // A rule for controls that are *not* hovered must not apply to every unmarked control.
  if (selector.replaceAll(negated, '').search(shown) === -1) return undefined;
  return selector.replaceAll(shown, `[${mark}~="$1"]`);
}

function addMarkedRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSGroupingRule) addMarkedRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = markedSelector(rule.selectorText);
    // Inserted right after the original, so that the cascade is unchanged.
    if (selector !== undefined) list.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/** Forces a state on the first control inside `element`, and on its ancestors up to it. */
export function showState(element: Element, state: ShownState): void {
  for (const sheet of document.styleSheets) {
    // Cross-origin style sheets cannot be read.
    if (done.has(sheet) || (sheet.href !== null && !sheet.href.startsWith(location.origin))) continue;
    done.add(sheet);
    addMarkedRules(sheet);
  }
  const target = element.querySelector(focusable);
  target?.setAttribute(mark, pseudoClasses[state]);
  if (state === 'focus-visible') return;
  for (let holder = target?.parentElement; holder && holder !== element; holder = holder.parentElement) {
    holder.setAttribute(mark, pseudoClasses[state]);
  }
}
