import type { PgColumn } from 'drizzle-orm/pg-core';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Built-in ids are words, the others UUIDs. */
const word = /^[\w-]{1,64}$/;

export const isUuid = (text: string): boolean => uuid.test(text);

/** Whether an id from outside can name a row at all: PostgreSQL refuses other text with an error of its own. */
export const isIdIn = (column: PgColumn, text: string): boolean =>
  (column.getSQLType() === 'uuid' ? uuid : word).test(text);
