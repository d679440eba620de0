import type { PgColumn } from 'drizzle-orm/pg-core';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Built-in IDs are words; all others are UUIDs. */
const word = /^[\w-]{1,64}$/;

export const isUuid = (text: string): boolean => uuid.test(text);

/** Whether client input has the format of an ID. PostgreSQL would throw a cast error for anything else. */
export const isIdIn = (column: PgColumn, text: string): boolean =>
  (column.getSQLType() === 'uuid' ? uuid : word).test(text);
