import { isFields } from './readAnswer.ts';

/** A second factor that the account requires and the person does not have. */
export type MfaRequirement = {
  /** Milliseconds since 1970. */
  dueAt: number;
  /** By the API's clock: it refuses everything but the viewer and their sessions. */
  isOverdue: boolean;
};

/** `extensions.secondFactor` of an answer; undefined where it is absent, null where none is missing. */
export function readMfaRequirement(body: unknown): MfaRequirement | null | undefined {
  const extensions = isFields(body) ? body['extensions'] : undefined;
  const told = isFields(extensions) ? extensions['secondFactor'] : undefined;
  if (told === null) return null;
  const dueAt = isFields(told) && typeof told['dueAt'] === 'string' ? Date.parse(told['dueAt']) : Number.NaN;
  return isFields(told) && !Number.isNaN(dueAt) ? { dueAt, isOverdue: told['isOverdue'] === true } : undefined;
}
