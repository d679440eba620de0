import {
  cacheControl,
  connectOriginsOf,
  consoleHeaders,
  imageHostsOf,
  reportModuleHeaders,
  reportModulePath,
} from './headers.ts';

/** The fields of the console's `/config.json` that the headers depend on. */
export type ServedConfiguration = Parameters<typeof connectOriginsOf>[0] & {
  readonly consoleHost: string;
  readonly chartsHost?: string;
  readonly assetsHost?: string;
};

type CaddyOptions = {
  /** Where browsers upload to, for example `uploads.s3.eu-west-1.amazonaws.com`. */
  readonly uploadsHost: string;
};

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const block = (headers: Readonly<Record<string, string>>) =>
  `header {\n${Object.entries(headers)
    .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
    .join('\n')}\n\t}`;

/** Caddy's snippets `console_headers`, `report_headers`, and `cache_…`, for the console's files. */
export function caddyFiles(configuration: ServedConfiguration, { uploadsHost }: CaddyOptions): string {
  const { consoleHost, chartsHost, assetsHost } = configuration;
  const headers = consoleHeaders({
    origin: `https://${consoleHost}`,
    connectOrigins: connectOriginsOf({ ...configuration, uploadsHost }),
    frameOrigins: chartsHost === undefined ? [] : [`https://${chartsHost}`],
    imageHosts: imageHostsOf(assetsHost === undefined ? {} : { assetsHost }),
  });
  const snippets = {
    console_headers: headers,
    report_headers: { ...headers, ...reportModuleHeaders },
    cache_versions: { 'Cache-Control': cacheControl('/version.json') },
    cache_assets: { 'Cache-Control': cacheControl('/assets/index.js') },
    cache_pages: { 'Cache-Control': cacheControl('/') },
  };
  const written = Object.entries(snippets).map(([name, values]) => `(${name}) {\n\t${block(values)}\n}\n`);
  return `# Written by console/caddy.js from the console's configuration.\n(report_path) {\n\t@report path ${reportModulePath}\n}\n${written.join('')}`;
}
