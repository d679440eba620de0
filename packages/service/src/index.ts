export {
  EnvironmentError,
  integer,
  list,
  origin,
  readEnvironment,
  secret,
  serviceEntries,
  url,
} from './environment.ts';
export { createClientInfoReader, type ClientInfo } from './clientInfo.ts';
export { createRateLimitKeyReader, rateLimitKey } from './rateLimitKey.ts';
export { cleanDetails } from './cleanDetails.ts';
export { call, fetchFrom } from './call.ts';
export { defineCounter, defineGauge, defineHistogram, registry } from './metrics.ts';
export { readRequestId, setOperation } from './requestContext.ts';
export { serveMetrics } from './serveMetrics.ts';
export { startTracing } from './startTracing.ts';
export { inSpan } from './tracing.ts';
export { createLogger, type Logger } from './log.ts';
export { startReporting, type InstanceReport } from './reportInstance.ts';
export { release, runService } from './runService.ts';
export { startService, type Check, type Handler, type RunningService, type Service } from './startService.ts';
