import type { WebDriver, WebElement } from 'selenium-webdriver';
import { type InjectedScript, readInjectedScript } from './injectedScript.ts';

const source = readInjectedScript();
const options = { testIdAttributeName: 'data-testid', stableRafCount: 1, browserName: 'webkit', customEngines: [] };
const install = `const module = {};
${source}
window.__injectedScript = new (module.exports.InjectedScript())(window, ${JSON.stringify(options)});`;

/** What a function in the page answers. */
type ScriptResult<Value> = { isMissing: true } | { error: string } | { value: Value; url: string };

/** A function that runs in the page, or its text. */
export type InPage<Args extends unknown[], Value> =
  | ((injected: InjectedScript, ...args: Args) => Value | Promise<Value>)
  | string;

/** Not yet: it is tried again. */
export class Pending extends Error {}

const pollIntervalMs = 50;

/** Tries again until it succeeds; errors of a page that is being replaced count as not yet. */
export async function poll<Value>(
  timeout: number,
  title: string,
  attempt: (count: number) => Promise<Value>,
): Promise<Value> {
  const deadline = Date.now() + timeout;
  for (let count = 0; ; count++) {
    try {
      return await attempt(count);
    } catch (error) {
      const isFinal = error instanceof Error && /strict mode violation|is not a function/.test(error.message);
      if (isFinal || Date.now() > deadline)
        throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    await new Promise((resume) => {
      setTimeout(resume, pollIntervalMs);
    });
  }
}

/** A document of the page: its own, or that of a frame in it. */
export class Frame {
  readonly driver: WebDriver;
  /** Elements of frames from the page inwards, by their selectors. */
  readonly path: readonly string[];
  /** When it was last looked at. */
  url = 'about:blank';

  constructor(driver: WebDriver, path: readonly string[] = []) {
    this.driver = driver;
    this.path = path;
  }

  /** Answers where the document begins in the window. */
  async enter(): Promise<{ x: number; y: number }> {
    const start = { x: 0, y: 0 };
    await this.driver.switchTo().defaultContent();
    for (const selector of this.path) {
      const found = await this.call(findFrame, [selector]);
      if (!found) throw new Pending(`${selector} is not there`);
      start.x += found.x;
      start.y += found.y;
      await this.driver.switchTo().frame(found.element as unknown as WebElement);
    }
    return start;
  }

  /** Runs a function in the document, with Playwright's injected script. */
  async run<Value, Args extends unknown[]>(work: InPage<Args, Value>, ...args: Args): Promise<Value> {
    await this.enter();
    return this.call(work, args);
  }

  private async call<Value, Args extends unknown[]>(work: InPage<Args, Value>, args: Args): Promise<Value> {
    const script = `const words = [...arguments], done = words.pop();
if (!window.__injectedScript) return done({ isMissing: true });
Promise.resolve().then(() => (${String(work)})(window.__injectedScript, ...words))
  .then((value) => done({ value, url: location.href }), (error) => done({ error: String(error?.message ?? error) }));`;
    let response = await this.driver.executeAsyncScript<ScriptResult<Value>>(script, ...args);
    if ('isMissing' in response) {
      await this.driver.executeScript(install);
      response = await this.driver.executeAsyncScript<ScriptResult<Value>>(script, ...args);
    }
    if ('url' in response) {
      this.url = response.url;
      return response.value;
    }
    throw new Error('error' in response ? response.error : 'The page was replaced.');
  }
}

/** Runs in the page. */
function findFrame(injected: InjectedScript, selector: string) {
  const [element] = injected.querySelectorAll(injected.parseSelector(selector), document);
  if (!element) return undefined;
  const { left, top } = element.getBoundingClientRect();
  return { element, x: left + element.clientLeft, y: top + element.clientTop };
}
