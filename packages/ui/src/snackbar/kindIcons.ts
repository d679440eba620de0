import { CircleCheck, CircleExclamationPoint, Info, TriangleExclamationPoint } from '../icon/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Snackbar, SnackbarKind } from './queue.ts';

/** Each kind has an icon, because color alone is not enough. */
export const kindIcons = {
  default: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  error: CircleExclamationPoint,
} satisfies Record<SnackbarKind, unknown>;

/** The message text, or the catalog text for its kind. */
export function textOf({ kind, text }: Pick<Snackbar, 'kind' | 'text'>, messages: Messages['snackbar']): string {
  return text ?? (kind === 'success' ? messages.saved : messages.error);
}
