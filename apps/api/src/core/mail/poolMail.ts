import { ownMailBrand, type MailBrand } from './mailBrand.ts';
import type { Mail } from '../database/schema.ts';
import { nameInMail } from './mailText.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';

/** `ClientMetadata` of a call to the user pool: texts alone. */
type Metadata = Readonly<Record<string, string>>;

/** The brand of a mail as the pool is told of it: its texts name the product, and lead to the console. */
export const brandInMetadata = ({ name, address, origin, logo, darkLogo }: MailBrand): Metadata => ({
  product: nameInMail(name),
  address,
  console: origin,
  ...(logo === null ? {} : { logo }),
  ...(darkLogo === null ? {} : { darkLogo }),
});

/**
 * What the pool's custom-message trigger does: writes its mail under the brand that the call told of; under our own where it told of
 * none. Metadata of calls that browsers make is no brand: the trigger passes on that of signed calls alone.
 */
export function renderPoolMail(mail: Mail, metadata: Metadata, consoleOrigin: string): RenderedMail {
  const own = ownMailBrand(consoleOrigin);
  const { product, address, console: origin, logo, darkLogo } = metadata;
  const brand = {
    name: product ?? own.name,
    address: address ?? own.address,
    origin: origin ?? own.origin,
    logo: logo ?? null,
    darkLogo: darkLogo ?? null,
  };
  return renderMail(mail, brand, consoleOrigin);
}
