import { appMessages } from './messages.ts';

const { statuses, status, unnamedStatus } = appMessages.errorPage;

/** A status code with its message, by default the standard one. */
export function statusText(code: number, message = statuses[code]): string {
  return message === undefined ? unnamedStatus(code) : status(code, message);
}
