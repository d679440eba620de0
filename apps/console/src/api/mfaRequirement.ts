import { isRecord } from './readResponse.ts';

/** MFA that the account requires and the user has not set up. */
export type MfaRequirement = {
  /** Milliseconds since 1970. */
  dueAt: number;
  /** The API now rejects everything except the viewer and their sessions. */
  isOverdue: boolean;
};

/** Reads `extensions.secondFactor`: undefined if absent, null if the requirement is met. */
export function readMfaRequirement(body: unknown): MfaRequirement | null | undefined {
  const extensions = isRecord(body) ? body['extensions'] : undefined;
  const value = isRecord(extensions) ? extensions['secondFactor'] : undefined;
  if (value === null) return null;
  const dueAt = isRecord(value) && typeof value['dueAt'] === 'string' ? Date.parse(value['dueAt']) : Number.NaN;
  return isRecord(value) && !Number.isNaN(dueAt) ? { dueAt, isOverdue: value['isOverdue'] === true } : undefined;
}
