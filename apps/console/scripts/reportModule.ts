import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { reportModuleHeaders, reportModulePath } from '../serving/headers.ts';

const read = (): Buffer => readFileSync(createRequire(import.meta.url).resolve('@edge-console/player/report.js'));

/** Adds the module that reports player data. It is built in its own workspace, because it runs in viewers' browsers. */
export function reportModule(): Plugin {
  return {
    name: 'report-module',
    configureServer({ middlewares }) {
      middlewares.use(reportModulePath, (_request, response) => {
        response.writeHead(200, { ...reportModuleHeaders, 'Content-Type': 'text/javascript' });
        response.end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: reportModulePath.slice(1), source: read() });
    },
  };
}
