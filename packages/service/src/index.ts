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
export { createLogger, type Logger } from './log.ts';
export { runService } from './runService.ts';
export { startService, type Check, type Handler, type RunningService, type Service } from './startService.ts';
