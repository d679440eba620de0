/** The error page's status and description, on separate lines. */
export const ErrorDescription = ({ status, children }: { status: string; children: string }) => (
  <>
    {status}
    <br />
    {children}
  </>
);
