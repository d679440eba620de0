import { ConfigurationRefused } from '../core/configuration/loadConfiguration.ts';
import { appMessages } from '../core/messages/messages.ts';
import { statusText } from '../core/messages/statusText.ts';
import { logger } from '../core/reporting/logger.ts';
import { reports } from '../core/reporting/reports.ts';
import { StorageBlockedError } from '../core/storage/blocked.ts';
import './failurePage.css.ts';

/**
 * Replaces the page with the static failure page of index.html. Needs nothing that may have failed: no React, session,
 * or configuration. Only messages written for users are shown; the rest is logged with the reference. `support`: where
 * to report it, once the configuration is known.
 */
export function showFailurePage(error: unknown, support?: string): void {
  const reference = crypto.randomUUID().slice(0, 8);
  logger.error(`The console could not start (${reference})`, error);
  reports.add(error, 'start');
  document.getElementById('root')?.replaceChildren();
  const page = document.getElementById('start-failure');
  const text = document.getElementById('start-failure-text');
  const line = document.getElementById('start-failure-reference');
  const isUserMessage =
    error instanceof StorageBlockedError || (error instanceof Error && error.message.startsWith('Configuration error'));
  if (text && isUserMessage) text.textContent = error.message;
  if (line) {
    const code = error instanceof ConfigurationRefused ? error.status : 500;
    line.textContent = `${statusText(code)} · Reference ${reference}`;
    if (support !== undefined)
      line.append(
        ' · ',
        Object.assign(document.createElement('a'), { href: support, textContent: appMessages.report }),
      );
  }
  if (page) page.hidden = false;
  document.title = 'Edge Console';
}
