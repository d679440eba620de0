import * as v from 'valibot';

/** A file that was uploaded for the report: what the API knows it by, and what the person does. */
export const attachment = v.object({ key: v.string(), name: v.string(), bytes: v.number() });
export type Attachment = v.InferOutput<typeof attachment>;

/** Files that one report can have. */
export const maxFiles = 5;
