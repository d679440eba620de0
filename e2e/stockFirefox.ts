import type { Browser } from '@playwright/test';

type Protocol = { send: (method: string, params: object) => Promise<unknown> };
type Internals = Browser & { _connection: { toImpl: (browser: Browser) => { _browserSession: Protocol } } };

/** Types like the browser: Playwright sets `value`, which React does not detect as a change. Runs in the page. */
function insertTextAsBrowser(): void {
  const insert = (text: string) => {
    if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insert,
    set() {
      // Replaces Playwright's.
    },
  });
}

/** Stock Firefox through WebDriver BiDi, with workarounds for this version of Playwright. */
export function stockFirefox(browser: Browser): Browser {
  const { _browserSession: session } = (browser as Internals)._connection.toImpl(browser);
  const send = session.send.bind(session);
  // Debian's Firefox does not support this command, which Playwright sends for each context.
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
