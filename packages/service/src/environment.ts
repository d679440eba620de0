import { readFileSync } from 'node:fs';
import * as v from 'valibot';

type EnvironmentSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Lists everything that is wrong with the environment. It never quotes values, because they can be secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The environment is invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The value of a variable or, for `NAME_FILE`, the content of a file, as Docker and Kubernetes mount secrets. Empty is unset. */
function readVariable(name: string, environment: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const value = environment[name] || undefined;
  const path = environment[`${name}_FILE`];
  if (!path) return value;
  if (value !== undefined) problems.push(`${name} and ${name}_FILE are both set. Set one of them.`);
  try {
    return readFileSync(path, 'utf8').trimEnd() || undefined;
  } catch {
    problems.push(`${name}_FILE: The file cannot be read.`);
    return undefined;
  }
}

/**
 * Reads a service's configuration from environment variables, or from files for variables with the suffix `_FILE`.
 * @throws EnvironmentError with all problems
 */
export function readEnvironment<const Schema extends EnvironmentSchema>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): v.InferOutput<Schema> {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => {
      const value = readVariable(name, environment, problems);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const result = v.safeParse(schema, values);
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue) ?? '';
    // A file that cannot be read is already listed.
    if (problems.some((problem) => problem.startsWith(`${name}_FILE:`))) continue;
    problems.push(name in values ? `${name}: ${issue.message}` : `${name} is not set.`);
  }
  if (problems.length > 0 || !result.success) throw new EnvironmentError(problems);
  return result.output;
}

const urlWith = (protocols: readonly string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1));

/** A URL with one of these protocols. */
export const url = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(urlWith(protocols), `Enter a URL that starts with ${protocols.map((one) => `${one}://`).join(' or ')}.`),
  );

/** `https://console.example.com`, without a path. */
export const origin = v.pipe(
  url('https', 'http'),
  v.check(
    (text) => !URL.canParse(text) || new URL(text).origin === text,
    'Enter an origin: no path, and no slash at the end.',
  ),
);

export const integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'Enter a whole number.'),
    v.transform(Number),
    v.minValue(min, `Enter at least ${min}.`),
    v.maxValue(max, `Enter at most ${max}.`),
  );

/** A value that anyone who knows it can use. At least 32 characters, so that it cannot be guessed. */
export const secret = v.pipe(
  v.string(),
  // It is sent in a header.
  v.regex(/^[\x21-\x7e]*$/, 'Use letters, digits, and symbols only, without spaces.'),
  v.minLength(32, 'Enter at least 32 characters, for example the output of "openssl rand -hex 32".'),
);

/** `first, second` */
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

const ratio = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d{1,6})?|1)$/, 'Enter a number from 0 to 1.'),
  v.transform(Number),
);

/** Variables of every service. */
export const serviceEntries = {
  HOST: v.pipe(v.optional(v.string(), '0.0.0.0'), v.description('The network interface to listen on.')),
  PORT: v.pipe(v.optional(integer(0, 65_535), '8080'), v.description('The port to listen on.')),
  EDGE_NETWORKS: v.pipe(
    v.optional(list, ''),
    v.description(
      'Addresses and networks of the CDN or proxy in front of the service, for example `10.0.0.0/16`. Client addresses in headers are only trusted from there.',
    ),
  ),
  LOG_LEVEL: v.pipe(
    v.optional(v.picklist(['debug', 'info', 'warn', 'error'], 'Enter debug, info, warn, or error.'), 'info'),
    v.description('The least severe messages to log.'),
  ),
  METRICS_PORT: v.pipe(
    v.optional(integer(0, 65_535)),
    v.description('The port for Prometheus, which reads `/metrics`. By default, metrics are not served.'),
  ),
  METRICS_HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.description('The network interface of `METRICS_PORT`. Do not publish it.'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.pipe(
    v.optional(url('https', 'http')),
    v.description(
      'An OpenTelemetry receiver for traces over OTLP/HTTP, for example `http://collector:4318`. By default, traces are not exported. `OTEL_EXPORTER_OTLP_HEADERS` can add a credential.',
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(ratio, '1'),
    v.description('The share of traces to export, from 0 to 1. Use the same value for all services.'),
  ),
  SENTRY_DSN: v.pipe(
    v.optional(url('https', 'http')),
    v.description('A Sentry DSN for unexpected errors, without personal data. By default, errors are only logged.'),
  ),
  DRAIN_SECONDS: v.pipe(
    v.optional(integer(0, 15), '5'),
    v.description(
      'After SIGTERM, how long the service reports that it is not ready, but still accepts requests. Use at least the interval of the load balancer’s health checks.',
    ),
  ),
} as const;
