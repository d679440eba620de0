import { Button } from 'selenium-webdriver';
import { Frame, type InPage, Pending, poll } from './frame.ts';
import type { HitTargetInterceptor, InjectedScript } from './injectedScript.ts';
import { keysOf } from './keys.ts';
import {
  filterSelector,
  type FilterOptions,
  quoteText,
  roleSelector,
  type RoleOptions,
  type Text,
  type TextOptions,
} from './selectors.ts';

declare global {
  interface Window {
    __hitTargetInterceptor?: HitTargetInterceptor;
  }
}

/** What a matcher of Playwright passes on. */
export type Expected = { isNot: boolean; timeout: number; [option: string]: unknown };
export type Matched = { matches: boolean; received?: { value?: unknown }; timedOut?: boolean; log?: string[] };

const actionTimeout = 120_000;

/** Of an element that is not there. */
const withoutElement: Partial<Record<string, boolean>> = {
  'to.be.hidden': true,
  'to.be.detached': true,
  'to.be.visible': false,
  'to.be.attached': false,
  'to.be.in.viewport': false,
};

/** Finds exactly one element that has the states. Runs in the page. */
async function find(injected: InjectedScript, selector: string, states: string[]): Promise<Element | string> {
  const parsed = injected.parseSelector(selector);
  const found = injected.querySelectorAll(parsed, document);
  const [element] = found;
  if (found.length > 1) throw injected.strictModeViolationError(parsed, found);
  if (!element) return 'is not there';
  const missing = await injected.checkElementStates(element, states, true);
  if (missing === undefined) return element;
  return typeof missing === 'string' ? missing : `is not ${missing.missingState}`;
}

/** Scrolls to an element and answers the point of it to press; what is pressed instead, if it moves, gets no events. Runs in the page. */
function aim(injected: InjectedScript, element: Element, attempt: number): { x: number; y: number } | string {
  const isInside = ({ left, top, right, bottom }: DOMRect) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (attempt > 0 || !isInside(element.getBoundingClientRect())) {
    const block = (['nearest', 'center', 'start', 'end'] as const)[attempt % 4] ?? 'center';
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const point = {
    x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  };
  const interceptor = injected.setupHitTargetInterceptor(element, 'mouse', point, false);
  if (typeof interceptor === 'string') return `${interceptor} is over it`;
  window.__hitTargetInterceptor = interceptor;
  return point;
}

/** What is at a point in place of a frame. Runs in the page. */
function coverAt(_: InjectedScript, x: number, y: number): string {
  const element = document.elementFromPoint(x, y);
  return element?.tagName === 'IFRAME' ? '' : (element?.outerHTML.slice(0, 120) ?? 'the edge of the window');
}

/** Scrolls the page around a frame, which a frame of another origin cannot. Runs in the page. */
function scrollToPart(injected: InjectedScript, selector: string, y: number): void {
  const [frame] = injected.querySelectorAll(injected.parseSelector(selector), document);
  if (!(frame instanceof HTMLElement)) return;
  frame.style.scrollMarginBlockStart = `${innerHeight / 2 - y}px`;
  frame.scrollIntoView({ block: 'start', behavior: 'instant' });
  frame.style.scrollMarginBlockStart = '';
}

/** Runs in the page. */
function readHit(): string {
  const hit = window.__hitTargetInterceptor?.stop() ?? 'done';
  delete window.__hitTargetInterceptor;
  return typeof hit === 'string' ? hit : `${hit.hitTargetDescription} was hit`;
}

/** Playwright's locator, as far as the shared tests use it, for a browser that WebDriver drives. */
export class Locator {
  /** Playwright's matchers use this to detect a locator. */
  readonly _apiName = 'Locator';
  readonly frame: Frame;
  readonly selector: string;

  constructor(frame: Frame, selector: string) {
    this.frame = frame;
    this.selector = selector;
  }

  private with(more: string): Locator {
    return new Locator(this.frame, this.selector === '' ? more : `${this.selector} >> ${more}`);
  }

  locator(inner: string | Locator, options?: FilterOptions): Locator {
    const selector = typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`;
    return this.with(`${selector}${filterSelector(options)}`);
  }
  getByRole = (role: string, options?: RoleOptions): Locator => this.with(roleSelector(role, options));
  getByText = (text: Text, { exact }: TextOptions = {}): Locator =>
    this.with(`internal:text=${quoteText(text, exact)}`);
  getByLabel = (text: Text, { exact }: TextOptions = {}): Locator =>
    this.with(`internal:label=${quoteText(text, exact)}`);
  filter = (options: FilterOptions): Locator => new Locator(this.frame, this.selector + filterSelector(options));
  contentFrame = (): Locator => new Locator(new Frame(this.frame.driver, [...this.frame.path, this.selector]), '');
  first = (): Locator => this.with('nth=0');
  last = (): Locator => this.with('nth=-1');
  nth = (index: number): Locator => this.with(`nth=${index}`);
  or = (other: Locator): Locator => this.with(`internal:or=${JSON.stringify(other.selector)}`);
  toString = (): string => this.selector;

  /** Runs a function with the one element that has the states, as soon as there is one. */
  private whenFound<Value, Args extends unknown[]>(
    states: string[],
    work: InPage<[Element, ...Args], Value>,
    ...args: Args
  ): Promise<Value> {
    return poll(actionTimeout, this.selector, async () => {
      const element = await this.frame.run(find, this.selector, states);
      if (typeof element === 'string') throw new Pending(element);
      return this.frame.run(work, element, ...args);
    });
  }

  async click(): Promise<void> {
    await poll(actionTimeout, this.selector, async (attempt) => {
      const point = await this.whenFound(['visible', 'enabled', 'stable'], aim, attempt);
      if (typeof point === 'string') throw new Pending(point);
      const start = await this.frame.enter();
      const [x, y] = [Math.floor(start.x + point.x), Math.floor(start.y + point.y)];
      const page = new Frame(this.frame.driver);
      // What covers a frame is of the page around it.
      const [around] = this.frame.path;
      const cover = around === undefined ? '' : await page.run(coverAt, x, y);
      if (around !== undefined && cover !== '') {
        await page.run(scrollToPart, around, point.y);
        throw new Pending(`the frame is covered by ${cover}`);
      }
      await page.enter();
      await this.frame.driver
        .actions({ async: true })
        .move({ x, y, duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform();
      // The press may have replaced the page.
      const hit = await this.frame.run(readHit).catch(() => 'done');
      if (hit !== 'done') throw new Pending(hit);
    });
  }

  private isChecked = (): Promise<boolean> =>
    this.whenFound([], (injected, element) => injected.elementState(element, 'checked', true).matches);
  private async setChecked(isChecked: boolean): Promise<void> {
    if ((await this.isChecked()) === isChecked) return;
    await this.click();
    await poll(actionTimeout, this.selector, async () => {
      if ((await this.isChecked()) !== isChecked) throw new Pending(isChecked ? 'is not checked' : 'is checked');
    });
  }
  check = (): Promise<void> => this.setChecked(true);
  uncheck = (): Promise<void> => this.setChecked(false);

  async fill(text: string): Promise<void> {
    await this.whenFound(
      ['visible', 'enabled', 'editable'],
      (injected, element, value) => {
        if (injected.fill(element, value) === 'needsinput')
          document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
      },
      text,
    );
  }
  async focus(): Promise<void> {
    await this.whenFound([], (injected, element) => injected.focusNode(element));
  }
  async blur(): Promise<void> {
    await this.whenFound([], (_, element) => (element as HTMLElement).blur());
  }
  async press(combination: string): Promise<void> {
    await this.focus();
    await pressKeys(this.frame, combination);
  }
  async setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const payload = { ...file, buffer: file.buffer.toString('base64') };
    await this.whenFound([], (injected, element, one) => injected.setInputFiles(element, [one]), payload);
  }
  async dispatchEvent(type: string): Promise<void> {
    await this.whenFound([], (injected, element, name) => injected.dispatchEvent(element, name, {}), type);
  }

  getAttribute = (name: string): Promise<string | null> =>
    this.whenFound([], (_, element, attribute) => element.getAttribute(attribute), name);
  innerText = (): Promise<string> => this.whenFound([], (_, element) => (element as HTMLElement).innerText);
  evaluate<Value>(work: (element: Element, word: unknown) => Value, word?: unknown): Promise<Value> {
    return this.whenFound<Value, [unknown]>([], `(_, element, word) => (${String(work)})(element, word)`, word);
  }
  count = (): Promise<number> =>
    this.frame.run(
      (injected, selector) => injected.querySelectorAll(injected.parseSelector(selector), document).length,
      this.selector,
    );
  isVisible = (): Promise<boolean> =>
    this.frame.run((injected, selector) => {
      const [element] = injected.querySelectorAll(injected.parseSelector(selector), document);
      return element !== undefined && injected.elementState(element, 'visible', true).matches;
    }, this.selector);
  /** Called by Playwright's matchers. */
  _expect(expression: string, options: Expected): Promise<Matched> {
    return untilMatched(this.frame, this.selector, expression, options);
  }
}

export async function pressKeys(frame: Frame, combination: string): Promise<void> {
  // Another frame may have been looked at since.
  await frame.enter();
  const { driver } = frame;
  const keys = keysOf(combination);
  const actions = driver.actions({ async: true });
  for (const key of keys) actions.keyDown(key);
  for (const key of keys.toReversed()) actions.keyUp(key);
  await actions.perform();
}

/** Runs in the page. */
async function match(
  injected: InjectedScript,
  selector: string | null,
  options: { expression: string; isNot: boolean },
  missing: boolean | null,
): Promise<Matched> {
  const parsed = selector === null ? undefined : injected.parseSelector(selector);
  const elements = parsed ? injected.querySelectorAll(parsed, document) : [];
  const isList = options.expression === 'to.have.count' || options.expression.endsWith('.array');
  if (parsed && !isList) {
    if (elements.length > 1) throw injected.strictModeViolationError(parsed, elements);
    if (elements.length === 0) return { matches: missing ?? options.isNot, received: { value: '<element not found>' } };
  }
  return injected.expect(elements[0], options, elements, true);
}

/** Waits until the matcher of Playwright matches, or no longer does. */
export async function untilMatched(
  frame: Frame,
  selector: string | null,
  expression: string,
  { timeout, ...options }: Expected,
): Promise<Matched> {
  let last: Matched = { matches: options.isNot };
  try {
    return await poll(timeout, selector ?? 'page', async () => {
      last = await frame.run(
        match,
        selector,
        { ...options, expression, signal: undefined },
        withoutElement[expression] ?? null,
      );
      if (last.matches === options.isNot) throw new Pending('does not match');
      return last;
    });
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Pending) return { ...last, timedOut: true };
    throw error;
  }
}
