import type { Browser, Page } from 'playwright';
import { expectNone } from './report.ts';

/** Runs `work` on a page that must not log to the console or send requests to other hosts. */
export async function onQuietPage(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') messages.push(`asked ${hostname} for something`);
  });
  try {
    await visit(page);
  } catch (error) {
    throw new Error(`${String(error)}\nConsole: ${messages.join('\n') || 'nothing'}`, { cause: error });
  } finally {
    await page.close();
  }
  expectNone(messages, 'The console says');
}
