import type { ResultOf } from '../../api/graphql.ts';
import type { completeUploadMutation } from './uploadFile.ts';

type SvgPart = ResultOf<typeof completeUploadMutation>['completeUpload']['removed'][number];

/** Messages for rejected files. */
const refusals: Record<string, string> = {
  FILE_TOO_BIG: 'The file is too big.',
  FILE_TYPE: 'The file’s content does not match its extension. Save it again, or choose another one.',
  FILE_NAME: 'The file name has special characters. Avoid / \\ : * ? " < > | and a leading dot.',
  FILE_INFECTED: 'This file contains malware and was not stored.',
  UPLOAD_INCOMPLETE: 'The file upload did not finish.',
  TOO_MANY_FILES: 'You cannot upload more files. Delete some that are not in use.',
  IMAGE_IN_USE: 'This image is in use. Stop using it before you delete it.',
};

/** Parts of an SVG file that uploading removes. */
const svgParts: Record<SvgPart, string> = {
  IMAGE: 'embedded images',
  TEXT: 'text boxes',
  ANIMATION: 'animations',
  EXTERNAL: 'parts loaded from other files',
  OTHER: 'unsupported elements',
};

export const uploadMessages = {
  unfinished: 'The file upload did not finish.',
  notDeleted: 'The image could not be deleted.',
  refusals,
  svgParts,
  removed: (parts: string) => `Removed for security: ${parts}. Check the image before you save it.`,
};
