import * as v from 'valibot';

// What comes along when an address is copied from a page, a chat or a letter. `formats` are drawn as nothing.
const formats = /\p{Cf}/gu;
const around = /^[\s"“”„‟‘’‚‛«»‹›]+|[\s"“”„‟‘’‚‛«»‹›]+$/gu;

/** An address or a code without the invisible characters in it, and the spaces and quotation marks around it. */
export const readTyped = (text: string): string => text.replace(formats, '').replace(around, '');

/** Step of an address or a code of at most `max` characters: `readTyped`. A text far longer is left as it is. @__NO_SIDE_EFFECTS__ */
export const typed = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.length > 2 * max ? text : readTyped(text))),
  );
