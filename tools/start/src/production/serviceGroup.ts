import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@edge-console/api/testing';

export type ProcessOptions = {
  /** The folder of `npm run build:services`, with installed packages. */
  readonly folder: string;
  /** Receives the log lines of a process. */
  readonly onLog: (line: string) => void;
};

export type ServiceProcess = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const readyMilliseconds = 60_000;

/** A process of a service and its environment. Nothing of this process's own environment is passed on but the path of programs. */
async function startProcess(
  { folder, onLog }: ProcessOptions,
  name: string,
  environment: Environment,
): Promise<ServiceProcess> {
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

async function untilReady({ port, child }: ServiceProcess): Promise<void> {
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

export type Environment = Readonly<Record<string, string>>;
/** The environment of the nth process. */
export type EnvironmentOf = (number: number) => Environment;

/** Several processes of one service behind a balancer that asks them whether they are ready. */
export class ServiceGroup {
  readonly #options: ProcessOptions;
  readonly #name: string;
  readonly #environmentOf: EnvironmentOf;
  readonly #timer: NodeJS.Timeout;
  #running: readonly ServiceProcess[] = [];
  #ready: readonly ServiceProcess[] = [];
  #next = 0;
  #started = 0;

  constructor(options: ProcessOptions, name: string, environmentOf: EnvironmentOf) {
    this.#options = options;
    this.#name = name;
    this.#environmentOf = environmentOf;
    this.#timer = setInterval(() => void this.#check(), 250);
  }

  async #check(): Promise<void> {
    const checked = await Promise.all(this.#running.map(async (one) => ((await isReady(one.port)) ? [one] : [])));
    this.#ready = checked.flat();
  }

  get processes(): readonly ServiceProcess[] {
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
  #replaceCrashed(crashed: ServiceProcess): void {
    if (!this.#running.includes(crashed)) return;
    this.#remove(crashed);
    this.start().catch((error: unknown) => this.#options.onLog(String(error)));
  }

  #remove(one: ServiceProcess): void {
    this.#running = this.#running.filter((other) => other !== one);
    this.#ready = this.#ready.filter((other) => other !== one);
  }

  /** Stops a process. Requests go elsewhere as soon as it is not ready. */
  async stop(stopped: ServiceProcess, signal?: NodeJS.Signals): Promise<void> {
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
