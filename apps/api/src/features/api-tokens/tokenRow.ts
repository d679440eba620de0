import { getTableColumns } from 'drizzle-orm';
import { apiTokens } from '../../core/database/schema.ts';

const { secretHash: _hash, previousSecretHash: _previous, ...columns } = getTableColumns(apiTokens);

/** What a request may read of a token: neither hash. */
export const visibleColumns = columns;

export type ApiTokenRow = Omit<typeof apiTokens.$inferSelect, 'secretHash' | 'previousSecretHash'>;
