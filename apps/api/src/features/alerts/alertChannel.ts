import { inArray } from 'drizzle-orm';
import { channels } from '../../core/database/schema.ts';
import { defineLoader } from '../../core/requests/defineLoader.ts';
import { builder } from '../../core/schema/builder.ts';

type Channel = { readonly id: string; readonly name: string };

export const AlertChannel = builder.objectRef<Channel>('AlertChannel').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const loadChannel = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction.select().from(channels).where(inArray(channels.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});
