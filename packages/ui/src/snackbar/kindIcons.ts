import { CircleCheck, CircleExclamationPoint, Info, TriangleExclamationPoint } from '../icon/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Snackbar, SnackbarKind } from './queue.ts';

/** The picture of each kind; colour alone says nothing. */
export const kindIcons = {
  default: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  error: CircleExclamationPoint,
} satisfies Record<SnackbarKind, unknown>;

/** The words of a message, from the catalogue when it brought none. */
export function textOf({ kind, text }: Pick<Snackbar, 'kind' | 'text'>, messages: Messages['snackbar']): string {
  return text ?? (kind === 'success' ? messages.saved : messages.error);
}
