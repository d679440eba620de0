import { isRouteErrorResponse } from 'react-router-dom';
import { appMessages } from '../core/messages/messages.ts';
import { statusText } from '../core/messages/statusText.ts';

const messages = appMessages.errorPage;

/** A route with an unknown guard: an error of the route table, shown verbatim (ERR-03). */
export class UnknownGuard extends Error {
  override readonly name = 'UnknownGuard';
  constructor(guard: string) {
    super(messages.unknownGuard(guard));
  }
}

/** Content of the error page. `status`: code and message in one line. */
export type ErrorPageContent = { status: string; title: string; description: string };

/** The error page for a status; 404 has a title of its own. */
export const errorPageContent = (code: number, description: string, message?: string): ErrorPageContent => ({
  status: statusText(code, message),
  title: code === 404 ? messages.notFound : messages.other,
  description,
});

export const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/**
 * Content of the error page for something thrown while loading or rendering a page. Only messages written for people are
 * shown: the message of an unexpected error may hold anything.
 */
export function contentOfThrown(error: unknown, reference: string): ErrorPageContent {
  const code = isRouteErrorResponse(error) && isErrorStatus(error.status) ? error.status : 500;
  return errorPageContent(code, error instanceof UnknownGuard ? error.message : appMessages.unknownError(reference));
}
