import { call } from '@edge-console/service';

type Next<Input, Output> = (args: Input) => Promise<Output>;

/** The part of an AWS client that wraps its calls. */
type AwsClient<Input extends object, Output extends object> = {
  readonly middlewareStack: {
    add(
      middleware: (next: Next<Input, Output>, context: { readonly commandName?: string }) => Next<Input, Output>,
      options: { readonly name: string; readonly step: 'initialize' },
    ): void;
  };
};

const throttling: ReadonlySet<string> = new Set([
  'LimitExceededException',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** AWS answers `client` if the request cannot succeed, for example with a wrong password. Throttling is a failure of ours. */
const outcomeOf = (error: unknown) =>
  error instanceof Error && '$fault' in error && error.$fault === 'client' && !throttling.has(error.name)
    ? 'rejected'
    : 'failed';

/** Measures and traces the calls of an AWS client. */
export function observeAws<Input extends object, Output extends object>(
  target: string,
  { middlewareStack }: AwsClient<Input, Output>,
): void {
  middlewareStack.add(
    (next, { commandName = 'unknown' }) =>
      (args) =>
        call({
          target,
          operation: commandName.replace(/Command$/, ''),
          outcomeOfError: outcomeOf,
          work: () => next(args),
        }),
    { name: 'observe', step: 'initialize' },
  );
}
