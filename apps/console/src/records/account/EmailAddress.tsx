import { Fragment } from 'react';

export type EmailAddressProps = { children: string };

/** An email address that wraps after its @ or before a dot, not inside a name. */
export const EmailAddress = ({ children }: EmailAddressProps) => (
  <span>
    {children.split(/(?<=@)|(?=\.)/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
