import { isRouteErrorResponse } from 'react-router-dom';
import { appMessages } from '../core/messages/messages.ts';
import { statusText } from '../core/messages/statusText.ts';

const messages = appMessages.errorPage;

/** A route with an unknown guard: an error in the route table, shown verbatim. */
export class UnknownGuard extends Error {
  override readonly name = 'UnknownGuard';
  constructor(guard: string) {
    super(messages.unknownGuard(guard));
  }
}

/** Content of the error page. `status`: code and message in one line. */
export type ErrorPageContent = { status: string; title: string; description: string };

/** The error page for a status. */
export const errorPageContent = (code: number, description: string, message?: string): ErrorPageContent => ({
  status: statusText(code, message),
  title: code === 404 ? messages.notFound : messages.other,
  description,
});

export const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/** The error page for an error while loading or rendering a page. Messages of unexpected errors are not shown. */
export function contentOfThrown(error: unknown, reference: string): ErrorPageContent {
  const code = isRouteErrorResponse(error) && isErrorStatus(error.status) ? error.status : 500;
  return errorPageContent(code, error instanceof UnknownGuard ? error.message : appMessages.unknownError(reference));
}
