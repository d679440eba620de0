import { cases, exemptRequests } from './deep/fault-cases/index.ts';
import { runFaults } from './deep/faultCase.ts';
import { faultLogs, nameOf } from './deep/faults.ts';
import { actions, files, operations, unknownFunctions } from './deep/requests.ts';
import { expect, test } from './test.ts';

// Each kind of request with every fault; `npm run test:deep` tests every request.
const shapes = {
  'a list query': 'Roles',
  'a record query in a drawer': 'ApiKey',
  'a form mutation': 'CreateApiKey',
  'a row action': 'SetApiKeyEnabled',
  'a bulk action': 'UpdateUsers',
  'a mutation of a visitor': 'ForgotPassword',
};

test.describe(() => {
  test.use({ expectedErrors: { patterns: [...faultLogs] } });

  for (const [shape, name] of Object.entries(shapes))
    test(`${shape} that fails in every way is reported, loses nothing, and recovers`, async ({
      page,
      request,
      browser,
    }) => {
      for (const faultCase of cases.filter(({ target }) => nameOf(target) === name))
        await runFaults({ page, request, browser }, faultCase);
    });
});

test('every request of the console has a fault case or an exemption with a reason', () => {
  expect(unknownFunctions, 'functions of aws-amplify whose actions are not listed').toEqual([]);
  const covered = [...cases.map(({ target }) => nameOf(target)), ...Object.keys(exemptRequests)];
  const sent = [...operations, ...actions, ...files];
  expect(sent.filter((name) => !covered.includes(name))).toEqual([]);
  expect(covered.filter((name) => !sent.includes(name))).toEqual([]);
  expect(Object.values(shapes).filter((name) => !covered.includes(name))).toEqual([]);
});
