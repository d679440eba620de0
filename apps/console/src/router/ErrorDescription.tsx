/** Status and description of the error page, each in a line of its own. */
export const ErrorDescription = ({ status, children }: { status: string; children: string }) => (
  <>
    {status}
    <br />
    {children}
  </>
);
