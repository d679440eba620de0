import { afterEach, expect, it, vi } from 'vitest';
import { openParentWindow } from './parentWindow.ts';

afterEach(() => vi.unstubAllGlobals());

const ancestors = ['https://console.example', 'https://reseller.example'];
const ready = { v: 1, type: 'ready' } as const;

function open(referrer: string) {
  const received: unknown[] = [];
  const page = new EventTarget();
  const parent = { postMessage: (_message: unknown, origin: string) => void received.push(origin) };
  vi.stubGlobal('window', Object.assign(page, { parent }));
  vi.stubGlobal('document', { referrer });
  const { post, listen } = openParentWindow(ancestors);
  const speak = (origin: string) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), { data: { v: 1, type: 'theme', mode: 'dark' }, origin, source: parent }),
    );
  return { received, post, listen, speak };
}

it('sends one message, to the embedding console', () => {
  const { received, post } = open('https://reseller.example/');
  post(ready);
  expect(received).toEqual(['https://reseller.example']);
});

it('sends nothing to a referrer that cannot embed it', () => {
  const { received, post } = open('https://evil.example/');
  post(ready);
  expect(received).toEqual(ancestors);
});

it('without a referrer, responds to the first allowed origin that sends a message', () => {
  const { received, post, listen, speak } = open('');
  listen(() => undefined);
  speak('https://evil.example');
  speak('https://console.example');
  post(ready);
  expect(received).toEqual(['https://console.example']);
});
