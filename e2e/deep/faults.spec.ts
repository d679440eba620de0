import { test } from '../test.ts';
import { cases } from './fault-cases/index.ts';
import { runFaults } from './faultCase.ts';
import { faultLogs, nameOf } from './faults.ts';

test.use({ expectedErrors: { patterns: [...faultLogs] } });

for (const faultCase of cases)
  test(`${nameOf(faultCase.target)} that fails in every way is reported, loses nothing, and recovers`, ({
    page,
    request,
    browser,
  }) => runFaults({ page, request, browser }, faultCase));
