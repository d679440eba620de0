import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process. */
export const registry = new Registry();

/** Seconds, up to the maximum duration of a request. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label values must be few and our own. Anything from a request must be mapped to a known value first. */
type Definition<Label extends string> = {
  readonly name: `edge_${string}`;
  readonly help: string;
  readonly labelNames?: readonly Label[];
};

export const defineCounter = <Label extends string = never>(definition: Definition<Label>): Counter<Label> =>
  new Counter({ ...definition, registers: [registry] });

export const defineGauge = <Label extends string = never>(definition: Definition<Label>): Gauge<Label> =>
  new Gauge({ ...definition, registers: [registry] });

export const defineHistogram = <Label extends string = never>(definition: Definition<Label>): Histogram<Label> =>
  new Histogram({ ...definition, buckets, registers: [registry] });

export const requestDuration = defineHistogram({
  name: 'edge_http_request_duration_seconds',
  help: 'Duration of HTTP requests. The status of a request whose client disconnected is "aborted".',
  labelNames: ['route', 'status'],
});

export const callDuration = defineHistogram({
  name: 'edge_call_duration_seconds',
  help: 'Duration of calls to other services. The outcome is ok, rejected (the other service refuses the request), or failed.',
  labelNames: ['target', 'outcome'],
});

export const loggedProblems = defineCounter({
  name: 'edge_logged_problems_total',
  help: 'Warnings and errors, including those that are counted instead of logged.',
  labelNames: ['level'],
});

export const buildInfo = defineGauge({
  name: 'edge_build_info',
  help: 'Always 1. The labels are the service and its version.',
  labelNames: ['service', 'version'],
});

let isCollecting = false;

/** Adds memory, CPU, event loop, and garbage collection, once per process. */
export function collectProcessMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}
