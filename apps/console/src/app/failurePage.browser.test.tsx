import { beforeEach, expect, it } from 'vitest';
import { ConfigurationRefused } from '../core/configuration/loadConfiguration.ts';
import { showFailurePage } from './failurePage.ts';

const shown = () => document.querySelector('main:not([hidden])')?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<main id="start-failure" hidden><p id="start-failure-text">Default.</p><p id="start-failure-reference"></p></main>';
});

it('shows the status of a failed configuration request', () => {
  showFailurePage(new ConfigurationRefused(503));
  expect(shown()).toMatch(
    /^Configuration error: \/config\.json returned 503\.Error 503: Service Unavailable · Reference \w{8}$/,
  );
});

it('shows 500 and no message for other errors, and links to support once it is known', () => {
  showFailurePage(new Error('password=hunter2'), 'mailto:support@example.com');
  expect(shown()).toMatch(/^Default\.Error 500: Internal Server Error · Reference \w{8} · Report an issue$/);
  expect(document.querySelector('a')?.href).toBe('mailto:support@example.com');
});
