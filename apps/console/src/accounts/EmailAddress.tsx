import { Fragment } from 'react';

export type EmailAddressProps = { children: string };

/** An address that, where it is too long for its line, breaks behind its @ or before a dot, and not inside a name. */
export const EmailAddress = ({ children }: EmailAddressProps) => (
  <span>
    {children.split(/(?<=@)|(?=\.)/).map((part, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- equal parts, as two of "a.a@", are told apart by their place alone
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
