export { embeddedEdgeIntelligence } from './edge-intelligence/embeddedEdgeIntelligence.ts';
export { poolIdsOf } from './identity/poolIds.ts';
export type { ClamdAddress } from './images/clamd.ts';
export type { MalwareScanner } from './images/malwareScanner.ts';
export { holdsAccounts, openApi, type Api, type ApiOptions } from './openApi.ts';
export { writePoolMail } from './outbox/poolMail.ts';
export type { Logger } from './logger.ts';
export { createAddressReader } from './requests/addressReader.ts';
export type { PersistedOperationsOptions } from './transport/persistedOperations.ts';
