// `node --import @edge-console/ui/node server.mjs`: plain Node, without a bundler, renders the components. Their modules
// import style sheets, which Node cannot load; here they are empty, and the page links them as files.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) =>
    new URL(url).pathname.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
