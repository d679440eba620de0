import { logger } from '../reporting/logger.ts';
import { reports } from '../reporting/reports.ts';
import { StorageBlockedError } from '../storage/blocked.ts';
import './failurePage.css.ts';

/**
 * Replaces the page by the static failure page of index.html. It depends on nothing that may have failed: no React, no session,
 * no configuration. Only messages written for people are shown; the rest is logged, under the reference.
 */
export function showFailurePage(error: unknown): void {
  const reference = crypto.randomUUID().slice(0, 8);
  logger.error(`Start failed (${reference})`, error);
  reports.add(error, 'start');
  document.getElementById('root')?.replaceChildren();
  const page = document.getElementById('start-failure');
  const text = document.getElementById('start-failure-text');
  const line = document.getElementById('start-failure-reference');
  const isForPeople =
    error instanceof StorageBlockedError || (error instanceof Error && error.message.startsWith('Configuration error'));
  if (text && isForPeople) text.textContent = error.message;
  if (line) line.textContent = `Reference ${reference}`;
  if (page) page.hidden = false;
  document.title = 'Edge Console';
}
