import { SpanKind } from '@opentelemetry/api';
import { callDuration } from './metrics.ts';
import { inSpan, traceHeaders } from './tracing.ts';

type Outcome = 'ok' | 'rejected' | 'failed';

type CallOptions<T> = {
  /** For example `cognito`. */
  readonly target: string;
  /** For example `GetUser`; never a URL. */
  readonly operation: string;
  /** @default ok */
  readonly outcomeOf?: (result: T) => Outcome;
  /** @default failed */
  readonly outcomeOfError?: (error: unknown) => Outcome;
  readonly work: () => Promise<T>;
};

/** Calls another service in a span, and measures its duration. */
export async function call<T>({ target, operation, outcomeOf, outcomeOfError, work }: CallOptions<T>): Promise<T> {
  const end = callDuration.startTimer({ target });
  try {
    const result = await inSpan(`${target} ${operation}`, { kind: SpanKind.CLIENT }, work);
    end({ outcome: outcomeOf?.(result) ?? 'ok' });
    return result;
  } catch (error) {
    end({ outcome: outcomeOfError?.(error) ?? 'failed' });
    throw error;
  }
}

/** `fetch` of one of our services, which continues the trace. */
export const fetchFrom = (target: string, operation: string, url: string | URL, init: RequestInit): Promise<Response> =>
  call({
    target,
    operation,
    outcomeOf: ({ ok, status }) => (ok ? 'ok' : status < 500 ? 'rejected' : 'failed'),
    work: () => fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...traceHeaders() } }),
  });
