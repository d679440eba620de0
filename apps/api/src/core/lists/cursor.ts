import { createHash } from 'node:crypto';
import { invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import type { Sort } from './listQuery.ts';

/** A keyset position in a sorted list: sort value and ID of the row before it, and its rank if the list has one. */
export type Position = { readonly value: string; readonly id: string; readonly rank?: number };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** An opaque cursor. The checksum only detects damage. It is not a signature, because a cursor gives access to no more than the list. */
export function encodeCursor(sort: Sort, { value, id, rank }: Position): string {
  const text = JSON.stringify([sort.field, sort.desc, value, id, ...(rank === undefined ? [] : [rank])]);
  return Buffer.from(`${digestOf(text)}${text}`).toString('base64url');
}

function decode(cursor: string): readonly unknown[] | null {
  const decoded = Buffer.from(cursor, 'base64url').toString();
  const text = decoded.slice(12);
  if (digestOf(text) !== decoded.slice(0, 12)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    // The checksum can be forged.
    return null;
  }
}

/** Decodes a cursor, or returns null without one. A damaged cursor or one of another sort order is VALIDATION. */
export function readPosition(
  cursor: string | null,
  sort: Sort,
  isUsable: (value: string, id: string) => boolean,
): Position | null | { readonly failure: Failure } {
  if (cursor === null) return null;
  const [field, desc, value, id, rank] = decode(cursor) ?? [];
  if (field !== sort.field || desc !== sort.desc || typeof value !== 'string' || typeof id !== 'string') {
    return { failure: invalid(validationMessages.cursor, 'after') };
  }
  const position = { value, id, ...(typeof rank === 'number' && Number.isSafeInteger(rank) && { rank }) };
  return isUsable(value, id) ? position : { failure: invalid(validationMessages.cursor, 'after') };
}
