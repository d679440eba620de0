import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { callbackify } from 'node:util';
import {
  createConsoleOrigins,
  edgeIntelligenceHandler,
  feedPaths,
  openObjectStorage,
  recordPassword,
  type ApiOptions,
  type EdgeIntelligence,
} from '@edge-console/api';
import type { Handler } from '@edge-console/service';
import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Services } from './services.ts';

type BuiltOptions = {
  /** The folder of `npm run build:services`, with installed packages. */
  readonly folder: string;
  /** A folder for data of the processes. */
  readonly data: string;
  /** The login that the services use. */
  readonly databaseUrl: string;
  /** Processes of the API and of steering. */
  readonly copies: number;
  readonly operationsFolders: readonly string[];
  /** Receives the log lines of a process. */
  readonly onLog: (line: string) => void;
};

type Running = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const readyMilliseconds = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A process of a service and its environment. Nothing of this process's own environment is passed on but the path of programs. */
async function startProcess({ folder, onLog }: BuiltOptions, name: string, environment: Environment): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, name, 'main.js')], {
    env: { HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: '1', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunk.toString('utf8').trimEnd().split('\n').forEach(onLog));
  const exited = once(child, 'exit');
  return {
    child,
    port,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

async function untilReady({ port, child }: Running): Promise<void> {
  const end = Date.now() + readyMilliseconds;
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The process exited with ${child.exitCode}`);
    if (Date.now() > end) throw new Error('The process did not get ready');
    await pause(100);
  }
}

/** Forwards a request to a process, as a load balancer does. */
function forward(port: number, request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<void> {
  const { method, url, headers } = request;
  return new Promise((resolve) => {
    const sent = sendRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...headers, ...(body ? { 'content-length': body.length } : {}) },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        answer.once('end', resolve);
        answer.once('error', () => resolve(void response.destroy()));
      },
    );
    sent.once('error', () => {
      if (!response.headersSent) response.writeHead(502).end();
      resolve();
    });
    if (body) sent.end(body);
    else request.pipe(sent);
  });
}

type Environment = Readonly<Record<string, string>>;
/** The environment of the nth process. */
type EnvironmentOf = (number: number) => Environment;

/** Several processes of one service behind a balancer that asks them whether they are ready. */
export class ServiceGroup {
  readonly #options: BuiltOptions;
  readonly #name: string;
  readonly #environmentOf: EnvironmentOf;
  readonly #timer: NodeJS.Timeout;
  #running: readonly Running[] = [];
  #ready: readonly Running[] = [];
  #next = 0;
  #started = 0;

  constructor(options: BuiltOptions, name: string, environmentOf: EnvironmentOf) {
    this.#options = options;
    this.#name = name;
    this.#environmentOf = environmentOf;
    this.#timer = setInterval(() => void this.#check(), 250);
  }

  async #check(): Promise<void> {
    const checked = await Promise.all(this.#running.map(async (one) => ((await isReady(one.port)) ? [one] : [])));
    this.#ready = checked.flat();
  }

  get processes(): readonly Running[] {
    return this.#running;
  }

  /** Starts one more process. Resolves when it is ready. */
  async start(): Promise<void> {
    this.#started += 1;
    const started = await startProcess(this.#options, this.#name, this.#environmentOf(this.#started));
    this.#running = [...this.#running, started];
    started.child.once('exit', () => this.#replaceCrashed(started));
    await untilReady(started);
    await this.#check();
  }

  /** Starts another process instead of one that was not stopped, as an orchestrator does. */
  #replaceCrashed(crashed: Running): void {
    if (!this.#running.includes(crashed)) return;
    this.#remove(crashed);
    this.start().catch((error: unknown) => this.#options.onLog(String(error)));
  }

  #remove(one: Running): void {
    this.#running = this.#running.filter((other) => other !== one);
    this.#ready = this.#ready.filter((other) => other !== one);
  }

  /** Stops a process. Requests go elsewhere as soon as it is not ready. */
  async stop(stopped: Running, signal?: NodeJS.Signals): Promise<void> {
    this.#remove(stopped);
    await stopped.stop(signal);
  }

  /** Replaces all processes, one after the other, as a deployment does. */
  async replace(): Promise<void> {
    for (const old of this.#running) {
      await this.start();
      await this.stop(old);
    }
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<void> => {
    this.#next += 1;
    const target = this.#ready[this.#next % this.#ready.length];
    if (target) await forward(target.port, request, response, body);
    else response.writeHead(503).end();
  };

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running.map((one) => this.stop(one)));
  }
}

/** Queries of tests become persisted operations, because the built API accepts no others. */
function persistQueries(folder: string, handle: ServiceGroup['handle']): Handler {
  const written = new Map<string, Promise<void>>();
  async function write(hash: string, query: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `operations-${hash}.json`), JSON.stringify({ [hash]: query }));
    // The API reads its folders at most once a second.
    await pause(1_100);
  }
  return async (request, response) => {
    if (request.method !== 'POST') return handle(request, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    let sent: unknown = null;
    try {
      sent = JSON.parse(body.toString('utf8'));
    } catch {
      // The API rejects it.
    }
    const isToken = request.headers.authorization?.startsWith('Bearer esp_') ?? false;
    if (typeof sent !== 'object' || sent === null || !('query' in sent) || typeof sent.query !== 'string' || isToken)
      return handle(request, response, body);
    const { query, ...rest } = sent;
    const hash = createHash('sha256').update(query).digest('hex');
    const writing = written.get(hash) ?? write(hash, query);
    written.set(hash, writing);
    await writing;
    return handle(request, response, Buffer.from(JSON.stringify({ ...rest, documentId: `sha256:${hash}` })));
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const firstAddress = (to: AddressObject | AddressObject[] | undefined) => [to].flat()[0]?.value[0];

/** A mail server that passes mails on to the inbox. */
async function openMailServer(sendMail: ApiOptions['sendMail']) {
  const receive = callbackify(async (stream: Readable): Promise<void> => {
    const { from, to, subject = '', text, html } = await simpleParser(stream);
    await sendMail({
      to: firstAddress(to)?.address ?? '',
      sender: firstAddress(from)?.name ?? '',
      subject,
      text: text ?? '',
      html: html || '',
    });
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, callback) => receive(stream, callback),
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** Edge Intelligence over HTTP, on top of the embedded one. */
async function openEdgeIntelligence(service: EdgeIntelligence, token: string) {
  const server = createServer(edgeIntelligenceHandler(service, token));
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() };
}

const listOf = (items: readonly string[]) => items.join(',');
const defined = (environment: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The built services as separate processes, as in production, with the stack's stand-ins for AWS. */
export function builtServices(options: BuiltOptions): Services & { readonly groups: Map<string, ServiceGroup> } {
  const groups = new Map<string, ServiceGroup>();

  async function open(name: string, copies: number, environmentOf: EnvironmentOf) {
    const group = new ServiceGroup(options, name, environmentOf);
    groups.set(name, group);
    await Promise.all(Array.from({ length: copies }, () => group.start()));
    return group;
  }

  return {
    groups,
    async openApi(api) {
      const { database, storage: images, domainHosting, malwareScanner } = api;
      const mailServer = await openMailServer(api.sendMail);
      const token = 'token-for-edge-intelligence-in-tests';
      const intelligence = await openEdgeIntelligence(api.edgeIntelligence, token);
      const testOperations = join(options.data, 'test-operations');
      const [steeringSecret, chartsSecret] = [api.steeringSecrets[0], api.chartsSecrets[0]];
      const environment = defined({
        CONSOLE_ORIGIN: api.consoleOrigin,
        DATABASE_URL: options.databaseUrl,
        CLICKHOUSE_URL: api.clickHouseUrl,
        AWS_REGION: api.region,
        AWS_ACCESS_KEY_ID: api.awsCredentials?.accessKeyId,
        AWS_SECRET_ACCESS_KEY: api.awsCredentials?.secretAccessKey,
        USER_POOL_ID: api.userPoolId,
        USER_POOL_CLIENT_ID: api.userPoolClientId,
        USER_POOL_ENDPOINT: api.identityEndpoint,
        USER_POOL_ISSUER: api.issuer,
        USER_POOL_JWKS_URL: api.jwksUrl,
        EDGE_NETWORKS: listOf(api.edgeNetworks ?? []),
        MFA: api.isMfaOffered === false ? 'off' : 'optional',
        SOCIAL_PROVIDERS: listOf(api.socialProviders ?? []),
        REGIONS: listOf(api.regions),
        OPERATIONS_FOLDERS: listOf([...options.operationsFolders, testOperations]),
        UPLOAD_BUCKET: images.uploadBucket,
        ASSET_BUCKET: images.assetBucket,
        ASSETS_URL: images.assetsUrl,
        STORAGE_ENDPOINT: images.endpoint,
        CLAMD_ADDRESS:
          malwareScanner && 'port' in malwareScanner ? `${malwareScanner.host}:${malwareScanner.port}` : undefined,
        MAIL_FROM: 'console@edge-console.example',
        SMTP_URL: mailServer.url,
        SUPPORT_ADDRESS: api.supportAddress,
        EDGE_INTELLIGENCE_URL: intelligence.url,
        EDGE_INTELLIGENCE_TOKEN: token,
        DISTRIBUTION_ID: 'local',
        DOMAIN_TARGET: domainHosting.target,
        PLATFORM_DOMAINS: listOf(domainHosting.platformDomains),
        STEERING_ORIGIN: api.steeringOrigin,
        STEERING_SECRET: steeringSecret,
        CHARTS_ORIGIN: api.chartsOrigin,
        CHARTS_SECRET: chartsSecret,
        PROVIDER_SIGN_UP_SECRET: api.providerSignUpSecret,
      });
      const group = await open('api', options.copies, () => environment);
      const graphql = persistQueries(testOperations, group.handle);
      const forwarded = new Map<string, Handler>(
        ['/beacons', ...Object.values(feedPaths)].map((path) => [
          path,
          (request, response) => group.handle(request, response),
        ]),
      );
      const storage = openObjectStorage({ ...images, awsCredentials: api.awsCredentials });
      return {
        database,
        storage,
        route: (path) => (path === '/graphql' ? graphql : forwarded.get(path)),
        isConsoleOrigin: createConsoleOrigins(database, api.consoleOrigin),
        recordPassword: (sub, how) => recordPassword(database, sub, how),
        async close() {
          await group.close();
          await mailServer.close();
          await intelligence.close();
          await storage.close();
          await database.close();
        },
      };
    },
    async openSteering({ origin, feedUrl, secret, snapshotPath }) {
      const group = await open('steering', options.copies, (number) => ({
        STEERING_ORIGIN: origin,
        API_URL: feedUrl,
        STEERING_SECRET: secret,
        SNAPSHOT_PATH: `${snapshotPath}.${number}`,
      }));
      return { handle: (request, response) => group.handle(request, response), close: () => group.close() };
    },
    async openCharts({ apiUrl, secret, consoleOrigin }) {
      const group = await open('charts', 1, () => ({
        CONSOLE_ORIGIN: consoleOrigin,
        API_URL: apiUrl,
        CHARTS_SECRET: secret,
      }));
      return { handle: (request, response) => group.handle(request, response), close: () => group.close() };
    },
  };
}
