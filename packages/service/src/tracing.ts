import {
  context,
  isSpanContextValid,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';

// Does nothing until `startTracing` sets a provider.
const tracer = trace.getTracer('edge-console');

/** A short reason without the message, which can quote personal data. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

async function runInSpan<T>(span: Span, work: (span: Span) => Promise<T> | T): Promise<T> {
  try {
    return await work(span);
  } catch (error) {
    span.setAttribute('error.type', reasonOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

type SpanOptions = { readonly kind?: SpanKind; readonly attributes?: Attributes };

/** Runs work in a span. Attributes must be our own names and numbers, never values of a request. */
export const inSpan = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T> | T): Promise<T> =>
  tracer.startActiveSpan(name, options, (span) => runInSpan(span, work));

/** Runs the handling of a request in a span that continues the client's trace (`traceparent`). */
export const inServerSpan = <T>(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T> | T,
): Promise<T> =>
  tracer.startActiveSpan(
    name,
    { kind: SpanKind.SERVER, attributes },
    propagation.extract(context.active(), headers),
    (span) => runInSpan(span, work),
  );

/** Headers that continue the current trace in another of our services. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The ID of the current trace, for logs; undefined while traces are not exported. */
export function currentTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? span.traceId : undefined;
}
