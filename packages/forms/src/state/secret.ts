import { secret } from '../rules/secret.ts';
import { locate, type FormSchema, type Parts } from './schema.ts';

const holdsSecret = (part: Parts | undefined): boolean =>
  part !== undefined &&
  (part.type === 'metadata' && 'metadata' in part
    ? part.metadata === secret.metadata
    : holdsSecret(part.wrapped) || (part.pipe ?? []).some((step) => step !== part && holdsSecret(step as Parts)));

/** Whether the field holds what must never be kept: some step of its rule is the mark `secret`. */
export const isSecret = (schema: FormSchema, name: string): boolean => holdsSecret(locate(schema, name).own);
