import { isFields } from './readAnswer.ts';

/** A second factor that the account demands of the person, who has none. */
export type OwedFactor = {
  /** Milliseconds since 1970. */
  dueAt: number;
  /** By the API's clock: it refuses everything but what shows who one is. */
  isOverdue: boolean;
};

/** What an answer of the API tells of it, beside its data; undefined for an answer that says nothing, null for none owed. */
export function readOwedFactor(body: unknown): OwedFactor | null | undefined {
  const extensions = isFields(body) ? body['extensions'] : undefined;
  const told = isFields(extensions) ? extensions['secondFactor'] : undefined;
  if (told === null) return null;
  const dueAt = isFields(told) && typeof told['dueAt'] === 'string' ? Date.parse(told['dueAt']) : Number.NaN;
  return isFields(told) && !Number.isNaN(dueAt) ? { dueAt, isOverdue: told['isOverdue'] === true } : undefined;
}
