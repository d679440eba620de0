import { ownMailBrand, type MailBrand } from './mailBrand.ts';
import type { Mail } from '../database/schema.ts';
import { nameInMail } from './mailText.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';

/** `ClientMetadata` of a user pool call, which can only contain strings. */
type Metadata = Readonly<Record<string, string>>;

/** The brand as metadata for the pool's mails, which name the product and link to the console. */
export const brandInMetadata = ({ name, address, origin, logo, darkLogo, color }: MailBrand): Metadata => ({
  product: nameInMail(name),
  address,
  console: origin,
  ...(logo === null ? {} : { logo }),
  ...(darkLogo === null ? {} : { darkLogo }),
  ...(color === null ? {} : { color }),
});

/**
 * The pool's custom-message trigger: renders its mail with the brand of the call, or with our own without one. Metadata from browser calls
 * is not a brand: the trigger only passes on that of signed calls.
 */
export function renderPoolMail(mail: Mail, metadata: Metadata, consoleOrigin: string): RenderedMail {
  const own = ownMailBrand(consoleOrigin);
  const { product, address, console: origin, logo, darkLogo, color } = metadata;
  const brand = {
    name: product ?? own.name,
    address: address ?? own.address,
    origin: origin ?? own.origin,
    logo: logo ?? null,
    darkLogo: darkLogo ?? null,
    color: color ?? null,
  };
  return renderMail(mail, brand, consoleOrigin);
}
