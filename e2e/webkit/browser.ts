import type { APIRequest, Browser } from '@playwright/test';
import { openWebKit, type WebKit } from '../../tools/webkit/src/webKit.ts';
import { Page } from './page.ts';

type Settings = {
  baseURL?: string | undefined;
  extraHTTPHeaders?: Record<string, string> | undefined;
  viewport?: { width: number; height: number } | null | undefined;
};

/** WebKitGTK, the engine of Safari, behind the parts of Playwright's browser that the shared tests use: it drives no stock WebKit. */
export function webKitBrowser(apiRequest: APIRequest, defaults: Settings): Browser {
  const newContext = async (own: Settings = {}) => {
    const { baseURL = '', extraHTTPHeaders = {}, viewport } = { ...defaults, ...own };
    const request = await apiRequest.newContext({ baseURL, extraHTTPHeaders });
    const opened: WebKit[] = [];
    return {
      newPage: async () => {
        const webKit = await openWebKit();
        opened.push(webKit);
        const page = new Page(webKit.driver, baseURL, request);
        if (viewport) await page.setViewportSize(viewport);
        return page;
      },
      close: async () => {
        for (const { close } of opened) await close();
        await request.dispose();
      },
    };
  };
  // A test that uses more of a browser than these fails with the name of it.
  return { newContext, _connection: {}, close: async () => undefined } as unknown as Browser;
}
