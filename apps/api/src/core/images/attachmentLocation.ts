import type { UploadRow } from '../database/schema.ts';
import type { ObjectLocation } from '../services/objectStorage.ts';

/** Where a scanned issue file is stored: next to the uploads, which only last a day. */
export const attachmentLocation = ({ key }: Pick<UploadRow, 'key'>): ObjectLocation => ({
  bucket: 'uploads',
  key: key.replace(/^uploads\/.*\//, 'attachments/'),
});
