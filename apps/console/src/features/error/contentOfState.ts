import { appMessages } from '../../core/messages/messages.ts';
import { type ErrorPageContent, errorPageContent, isErrorStatus } from '../../router/routeFailure.ts';

type NavigationState = { statusCode?: unknown; message?: unknown; description?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Content of `/error`, from the navigation state only: a URL must not be able to inject text into the page. */
export function contentOfState(state: unknown): ErrorPageContent {
  const { statusCode, message, description }: NavigationState =
    typeof state === 'object' && state !== null ? state : {};
  const code = isErrorStatus(statusCode) ? statusCode : 500;
  if (isText(description)) return errorPageContent(code, description, isText(message) ? message : undefined);
  return errorPageContent(code, isText(message) ? message : appMessages.genericError);
}
