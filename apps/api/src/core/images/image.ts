import { brandAssets, images, type ImageRow } from '../database/schema.ts';
import { readIdentity } from '../policy/rules.ts';
import { defineCountLoader } from '../requests/defineLoader.ts';
import { defineObject } from '../schema/defineObject.ts';

/** Counts the brand slots that show an image. */
const countUses = defineCountLoader(brandAssets.imageId);

export const Image = defineObject<ImageRow>({
  name: 'Image',
  table: images,
  rule: readIdentity,
  example: { on: 'image' },
  missing: 'image',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.field({
      type: 'URL',
      resolve: ({ objectKey }, _arguments, { settings }) => settings.storage.urlOf(objectKey),
    }),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    inUse: t.boolean({
      resolve: async ({ id }, _arguments, context) => (await countUses(context, id)) > 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
