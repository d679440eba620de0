import type { Browser } from '@playwright/test';

type Protocol = { send: (method: string, params: object) => Promise<unknown> };
type Internals = Browser & { _connection: { toImpl: (browser: Browser) => { _browserSession: Protocol } } };

/** Types as the browser does: Playwright sets `value` itself, which React does not take for a change. Runs in the page. */
function insertTextAsBrowser(): void {
  const insert = (text: string) => {
    if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insert,
    set() {
      // Playwright's own is not wanted.
    },
  });
}

/** Stock Firefox by WebDriver BiDi, without what this version of Playwright does otherwise than it and the console need. */
export function stockFirefox(browser: Browser): Browser {
  const { _browserSession: session } = (browser as Internals)._connection.toImpl(browser);
  const send = session.send.bind(session);
  // Debian's Firefox does not have this command yet, and Playwright sends it for each context.
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(insertTextAsBrowser);
    return context;
  };
  return browser;
}
