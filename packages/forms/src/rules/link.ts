import { failure } from './messages.ts';
import { rule } from './rule.ts';

/** Normalizes text as browsers and mail clients do: letter variants, other full stops, invisible characters. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/[。｡]/g, '.');

/** Two slashes, `www.`, a scheme without slashes, a domain followed by a path, port or query, an email address. */
const link =
  /[\\/]{2}|(?<![\p{L}\p{N}])(?:www\.[\p{L}\p{N}]|(?:mailto|javascript):\S)|[\p{L}\p{N}-]\.\p{L}{2,}(?:[\\/?#]|:\d)|@[\p{L}\p{N}-]+\.\p{L}/iu;

/** `evil.example`, but not `J.Smith` or `A.P. Møller`. */
const domain = /[\p{L}\p{N}-]{2}\.\p{L}{2}/u;

/** Rejects links, for texts of up to a few hundred characters. */
export const noLink = rule((text: string) => !link.test(asRead(text)), failure('LINK'));

/** Rejects host names as well, because mail clients turn them into links. */
export const noDomain = rule((text: string) => !domain.test(asRead(text)), failure('LINK'));
