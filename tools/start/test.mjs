// `npm test`: installs what is missing, then runs every quick check, and the proofs whose inputs changed.
import { testEnvironment } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';
import { proofs, quick } from './plan.mjs';

ensureInstalled();
ensureNode();
await runChecks([...quick, ...proofs], { env: testEnvironment() });
