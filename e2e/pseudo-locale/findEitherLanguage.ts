import type { Page } from '@playwright/test';
import { inEitherLanguage } from '@edge-console/console/pseudo-locale';

type Name = string | RegExp;
type Options = Record<string, unknown> & { exact?: boolean; name?: Name; hasText?: Name };
type Finder = (this: unknown, text: Name, options?: Options) => unknown;

const quoted = (text: string) =>
  text
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

function either(text: Name, exact = false): RegExp {
  if (typeof text !== 'string') return inEitherLanguage(text);
  return inEitherLanguage(exact ? new RegExp(`^\\s*${quoted(text)}\\s*$`) : new RegExp(quoted(text), 'i'));
}

function inOptions(options: Options = {}): Options {
  const { name, hasText, exact } = options;
  return {
    ...options,
    ...(name === undefined ? {} : { name: either(name, exact) }),
    ...(hasText === undefined ? {} : { hasText: either(hasText) }),
  };
}

const byText = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'];

let isPatched = false;

/**
 * Makes locators with English text also match the pseudo-locale, for all pages of this worker. The project therefore has separate workers.
 */
export function findEitherLanguage(page: Page): void {
  if (isPatched) return;
  isPatched = true;
  for (const prototype of [page, page.locator('body'), page.frameLocator('iframe')].map(Object.getPrototypeOf)) {
    const methods = prototype as Record<string, Finder | undefined>;
    for (const name of byText) {
      const find = methods[name];
      if (find)
        methods[name] = function findText(text, options) {
          return find.call(this, either(text, options?.exact), options);
        };
    }
    for (const name of ['getByRole', 'locator']) {
      const find = methods[name];
      if (find)
        methods[name] = function findElement(text, options) {
          return find.call(this, text, inOptions(options));
        };
    }
    const { filter } = methods;
    if (filter)
      methods['filter'] = function filterText(options) {
        return filter.call(this, inOptions(options as unknown as Options) as unknown as Name);
      };
  }
}
