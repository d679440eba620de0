// Playwright's selectors for its locators, as its own Locator builds them: its injected script finds elements by these in any engine.

export type Text = string | RegExp;
export type TextOptions = { exact?: boolean };

const escapeRegExp = (text: RegExp) =>
  String(text)
    .replaceAll(/(^|[^\\])(\\\\)*(["'`])/g, String.raw`$1$2\$3`)
    .replaceAll('>>', String.raw`\>\>`);

const caseSuffix = (isExact = false) => (isExact ? 's' : 'i');

/** For `internal:text` and its like. */
export const quoteText = (text: Text, isExact?: boolean): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}${caseSuffix(isExact)}` : escapeRegExp(text);

const quoteAttribute = (text: Text, isExact?: boolean): string =>
  typeof text === 'string'
    ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"${caseSuffix(isExact)}`
    : escapeRegExp(text);

export interface RoleOptions {
  name?: Text;
  exact?: boolean;
  includeHidden?: boolean;
  [state: string]: unknown;
}

export function roleSelector(role: string, { name, exact, includeHidden, ...states }: RoleOptions = {}): string {
  const attributes = [
    ...Object.entries(states).map(([state, value]) => `[${state}=${String(value)}]`),
    ...(includeHidden === undefined ? [] : [`[include-hidden=${includeHidden}]`]),
    ...(name === undefined ? [] : [`[name=${quoteAttribute(name, exact)}]`]),
  ];
  return `internal:role=${role}${attributes.join('')}`;
}

export interface FilterOptions {
  hasText?: Text;
  hasNotText?: Text;
  has?: { selector: string };
  hasNot?: { selector: string };
  visible?: boolean;
}

export function filterSelector({ hasText, hasNotText, has, hasNot, visible }: FilterOptions = {}): string {
  return [
    hasText === undefined ? '' : ` >> internal:has-text=${quoteText(hasText)}`,
    hasNotText === undefined ? '' : ` >> internal:has-not-text=${quoteText(hasNotText)}`,
    has ? ` >> internal:has=${JSON.stringify(has.selector)}` : '',
    hasNot ? ` >> internal:has-not=${JSON.stringify(hasNot.selector)}` : '',
    visible === undefined ? '' : ` >> visible=${visible}`,
  ].join('');
}
