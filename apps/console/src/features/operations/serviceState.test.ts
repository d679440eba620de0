import { expect, it } from 'vitest';
import type { ServiceInstance } from './queries.ts';
import { statesOf } from './serviceState.ts';

const instance = (values: Partial<ServiceInstance>): ServiceInstance => ({
  id: 'a',
  service: 'API',
  host: 'api-1',
  version: '1.4.0',
  startedAt: '2026-11-30T12:00:00Z',
  heardAt: '2026-11-30T14:00:00Z',
  ready: true,
  failedChecks: [],
  ...values,
});
const healthOf = (...instances: ServiceInstance[]) => statesOf(instances).map(({ health }) => health);

it('is degraded if a process is silent, not ready, or cannot reach something', () => {
  expect(healthOf(instance({}), instance({ id: 'b' }))).toEqual(['healthy']);
  expect(healthOf(instance({}), instance({ id: 'b', heardAt: '2026-11-30T13:58:00Z' }))).toEqual(['degraded']);
  expect(healthOf(instance({}), instance({ id: 'b', ready: false }))).toEqual(['degraded']);
  expect(healthOf(instance({ failedChecks: ['userPool'] }))).toEqual(['degraded']);
  expect(healthOf(instance({ ready: false }))).toEqual(['down']);
});

it('counts ready processes and versions for each service', () => {
  expect(
    statesOf([
      instance({}),
      instance({ id: 'b', version: '1.5.0', ready: false }),
      instance({ id: 'c', service: 'STEERING' }),
    ]),
  ).toMatchObject([
    { service: 'API', readyCount: 1, versions: 2 },
    { service: 'STEERING', readyCount: 1, versions: 1 },
  ]);
});
