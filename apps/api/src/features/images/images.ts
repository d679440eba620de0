import { eq } from 'drizzle-orm';
import { images as table, type ImageRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { timestampField } from '../../core/lists/fields.ts';
import { readIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { Image } from '../../core/images/image.ts';

const imageList = defineList<ImageRow>({
  table,
  search: [],
  fields: { createdAt: timestampField(table.createdAt) },
  defaultSort: { field: 'createdAt', desc: true },
});

/** The images of the caller's own account, newest first. */
export const images = defineQuery({
  name: 'images',
  rule: readIdentity,
  args: builder.args((t) => ({
    first: t.int({ defaultValue: 24 }),
    after: t.string(),
  })),
  type: Image.connection(),
  run: async ({ transaction, principal }, { first, after }) => {
    const within = eq(table.entityId, principal.effective.entity.id);
    const listed = await imageList.page(transaction, within, { first, after });
    return 'failure' in listed ? listed : listed.page;
  },
});
