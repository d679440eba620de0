import { Fragment } from 'react';

export type EmailAddressProps = { children: string };

/** An address that, where it is too long for its line, breaks behind its @ or before a dot, and not inside a name. */
export const EmailAddress = ({ children }: EmailAddressProps) => (
  <span>
    {children.split(/(?<=@)|(?=\.)/).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
