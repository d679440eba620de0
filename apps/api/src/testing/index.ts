export { hasClickHouse, openTestClickHouse, type TestClickHouse } from '../features/analytics/clickHouse.fixture.ts';
export { freePort } from './freePort.ts';
export { hasPostgres, openTestPostgres, type TestPostgres } from './postgresServer.ts';
