// `node --import @edge-console/ui/node server.mjs`: renders the components in plain Node, without a bundler. Their
// modules import style sheets, which Node cannot load; here they are empty, and the page links them as files.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) =>
    new URL(url).pathname.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
