import type { UploadRow } from '../database/schema.ts';
import type { ObjectPlace } from '../services/objectStorage.ts';

/** Where a file of an issue is kept once it was looked at: beside the uploads, which only last a day. */
export const attachmentOf = ({ key }: Pick<UploadRow, 'key'>): ObjectPlace => ({
  bucket: 'uploads',
  key: key.replace(/^uploads\/.*\//, 'attachments/'),
});
