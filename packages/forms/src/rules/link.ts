import { failure } from './messages.ts';
import { rule } from './rule.ts';

/** As browsers and mail readers read it: other forms of the same letters, other full stops, and what cannot be seen. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/[。｡]/g, '.');

/** Two slashes, `www.`, a scheme that needs no slashes, a domain that goes on (path, port, question), a mail address. */
const link =
  /[\\/]{2}|(?<![\p{L}\p{N}])(?:www\.[\p{L}\p{N}]|(?:mailto|javascript):\S)|[\p{L}\p{N}-]\.\p{L}{2,}(?:[\\/?#]|:\d)|@[\p{L}\p{N}-]+\.\p{L}/iu;

/** `evil.example`; `J.Smith` and `A.P. Møller` are none. */
const domain = /[\p{L}\p{N}-]{2}\.\p{L}{2}/u;

/** Nothing that opens a page where it is pressed. Texts of at most a few hundred characters. */
export const noLink = rule((text: string) => !link.test(asRead(text)), failure('LINK'));

/** Not even the name of a host, which mail readers turn into a link. */
export const noDomain = rule((text: string) => !domain.test(asRead(text)), failure('LINK'));
