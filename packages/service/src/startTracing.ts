import { context, propagation, trace } from '@opentelemetry/api';

type TracingOptions = {
  readonly service: string;
  readonly version: string;
  /** The base URL of an OTLP/HTTP receiver. */
  readonly endpoint: string;
  /** The share of traces to export, from 0 to 1. */
  readonly ratio: number;
};

const exportMilliseconds = 3_000;

/** Exports spans. Returns a function that sends the remaining ones and stops. */
export async function startTracing({
  service,
  version,
  endpoint,
  ratio,
}: TracingOptions): Promise<() => Promise<void>> {
  // Loaded at first use, because most processes do not export traces.
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    // Depends only on the trace's ID, so that all services export the same traces, and clients cannot demand more.
    sampler: new sdk.TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: exportMilliseconds,
        }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    propagation.disable();
    context.disable();
    // A receiver that is away must not delay the exit.
    await provider.shutdown().catch(() => undefined);
  };
}
