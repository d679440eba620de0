/** A control that carries `data-shown-states="hover"` looks as if the pointer were over it. */
const mark = 'data-shown-states';

/** What each forced state is to the browser: a pressed control is hovered too. */
const pseudoClasses = {
  hover: 'hover',
  active: 'hover active',
  'focus-visible': 'focus focus-visible',
} as const;

export type ShownState = keyof typeof pseudoClasses;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const shown = /:(hover|active|focus-visible|focus)(?![\w-])/gu;
const negated = /:not\((?:[^()]|\([^()]*\))*\)/gu;

/** The same rule for a marked control, equally strong; nothing where the rule speaks of none of these states. */
export function markedSelector(selector: string): string | undefined {
  // A rule for what is *not* hovered must not hold for everything that carries no mark.
  if (selector.replaceAll(negated, '').search(shown) === -1) return undefined;
  return selector.replaceAll(shown, `[${mark}~="$1"]`);
}

function addMarkedRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSGroupingRule) addMarkedRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = markedSelector(rule.selectorText);
    // Right after the rule itself, so that what wins over it still does.
    if (selector !== undefined) list.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/** Shows the first control inside `place`, and what holds it, in a state that only a person could bring about. */
export function showState(element: Element, state: ShownState): void {
  for (const sheet of document.styleSheets) {
    // What Storybook loads from elsewhere cannot be read.
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
