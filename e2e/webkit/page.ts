import type { APIRequestContext } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { Frame, Pending, poll } from './frame.ts';
import { type Expected, Locator, type Matched, pressKeys, untilMatched } from './locator.ts';
import type { FilterOptions, RoleOptions, Text, TextOptions } from './selectors.ts';

type State = { origins: { origin: string; localStorage: { name: string; value: string }[] }[] };

const waitMs = 120_000;

/** Playwright's page, as far as the shared tests use it. WebDriver neither answers requests for a page nor hears of its errors. */
export class Page {
  /** Playwright's matchers use this to detect a page. */
  readonly _apiName = 'Page';
  private readonly frame: Frame;
  readonly driver: WebDriver;
  readonly baseURL: string;
  readonly request: APIRequestContext;

  constructor(driver: WebDriver, baseURL: string, request: APIRequestContext) {
    this.frame = new Frame(driver);
    this.driver = driver;
    this.baseURL = baseURL;
    this.request = request;
  }

  private root = (): Locator => new Locator(this.frame, '');
  locator = (selector: string, options?: FilterOptions): Locator => this.root().locator(selector, options);
  getByRole = (role: string, options?: RoleOptions): Locator => this.root().getByRole(role, options);
  getByText = (text: Text, options?: TextOptions): Locator => this.root().getByText(text, options);
  getByLabel = (text: Text, options?: TextOptions): Locator => this.root().getByLabel(text, options);

  // The watch over each test: nothing to hear, and nothing to take back.
  exposeFunction = async (): Promise<void> => undefined;
  addInitScript = async (): Promise<void> => undefined;
  unrouteAll = async (): Promise<void> => undefined;
  on = (): this => this;
  once = (): this => this;

  context = () => ({
    // Read by `toHaveURL`.
    _options: { baseURL: this.baseURL },
    request: this.request,
    on: () => undefined,
    cookies: async () => this.driver.manage().getCookies(),
    setStorageState: (state: State) => this.setStorageState(state),
  });
  mainFrame = () => ({
    _expect: (expression: string, options: Expected): Promise<Matched> =>
      untilMatched(this.frame, null, expression, options),
  });
  isClosed = (): boolean => false;
  url = (): string => this.frame.url;

  private async setStorageState({ origins }: State): Promise<void> {
    for (const { origin, localStorage } of origins) {
      // A page of the origin in which nothing runs.
      await this.driver.get(`${origin}/version.json`);
      await this.driver.executeScript(
        'for (const { name, value } of arguments[0]) localStorage.setItem(name, value)',
        localStorage,
      );
    }
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.baseURL).href);
  }
  reload = (): Promise<void> => this.driver.navigate().refresh();
  goBack = (): Promise<void> => this.driver.navigate().back();

  evaluate<Value>(work: (word: unknown) => Value, word?: unknown): Promise<Value> {
    return this.frame.run<Value, [unknown]>(`(_, word) => (${String(work)})(word)`, word);
  }

  readonly keyboard = {
    press: (combination: string): Promise<void> => pressKeys(this.frame, combination),
    insertText: (text: string): Promise<unknown> =>
      this.driver.executeScript("document.execCommand('insertText', false, arguments[0])", text),
  };

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const window = this.driver.manage().window();
    let rect = { width, height };
    let before = '';
    await window.setRect(rect);
    await poll(waitMs, 'window', async () => {
      const [wide, high] = await this.driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      if (wide === width && high === height) return;
      const size = `${wide} × ${high}`;
      // Its frame is known once the size no longer changes.
      if (size === before)
        await window.setRect((rect = { width: rect.width + width - wide, height: rect.height + height - high }));
      before = size;
      throw new Pending(size);
    });
  }
}
