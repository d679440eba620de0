import { parseArgs } from 'node:util';

export type StartArguments = {
  /** Serve sources with hot reload instead of production builds. */
  dev: boolean;
  /** Delete the data folder and start from the seed. */
  reset: boolean;
  /** First port to try. */
  port: number;
};

export const usage = 'npm start -- [--reset] [--port 4700]     npm run dev -- [--reset] [--port 4700]';

export function parseStartArguments(argv: string[]): StartArguments {
  const { values } = parseArgs({
    args: argv,
    options: { dev: { type: 'boolean' }, reset: { type: 'boolean' }, port: { type: 'string' } },
    strict: true,
  });
  const port = Number(values.port ?? 4700);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000)
    throw new Error('--port must be a number from 1024 to 65000.');
  return { dev: values.dev ?? false, reset: values.reset ?? false, port };
}
