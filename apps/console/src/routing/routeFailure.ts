import { messages } from '../messages/messages.ts';

/** A route with an unknown guard: an error of the route table, shown verbatim (ERR-03). */
export class UnknownGuard extends Error {
  override readonly name = 'UnknownGuard';
  constructor(guard: string) {
    super(messages.errorPage.unknownGuard(guard));
  }
}

/** Content of the error page. */
export type ErrorPageContent = { status: number; title: string; description: string; reference?: string };

/** The error page for a status; 404 has a title of its own. */
function errorPageContent(status: number, description: string, reference?: string): ErrorPageContent {
  return {
    status,
    title: status === 404 ? messages.errorPage.notFound : messages.errorPage.other,
    description,
    ...(reference !== undefined && { reference }),
  };
}

/**
 * Content of the error page for something thrown while rendering. Only messages written for people are shown: the message
 * of an unexpected error may hold anything.
 */
export function contentOfThrown(error: unknown, reference: string): ErrorPageContent {
  const text = error instanceof UnknownGuard ? error.message : messages.unknownError(reference);
  return errorPageContent(500, text, reference);
}

type NavigationState = { statusCode?: unknown; message?: unknown; description?: unknown };

/** Content of `/error`, from the navigation state only: a URL must not be able to inject text into the page. */
export function contentOfState(state: unknown): ErrorPageContent {
  const { statusCode, message, description }: NavigationState =
    typeof state === 'object' && state !== null ? state : {};
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
  const text = [description, message].find((value) => typeof value === 'string' && value !== '');
  return errorPageContent(status, typeof text === 'string' ? text : messages.genericError);
}
