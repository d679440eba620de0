import * as v from 'valibot';

/** An uploaded attachment, with its API key. */
export const attachment = v.object({ key: v.string(), name: v.string(), bytes: v.number() });
export type Attachment = v.InferOutput<typeof attachment>;

/** Maximum files per report. */
export const maxFiles = 5;
