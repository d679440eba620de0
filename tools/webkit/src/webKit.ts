import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';

const libraries = '/usr/lib';

/** MiniBrowser is not on the PATH: WebKitGTK keeps it in a folder of the machine's architecture and its own version. */
function findMiniBrowser(): string | undefined {
  for (const architecture of readdirSync(libraries))
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const path = join(libraries, architecture, version, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  return undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilDriverAnswers(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    if ((await fetch(`${url}/status`).catch(() => undefined))?.ok) return;
    await new Promise((resume) => {
      setTimeout(resume, 100);
    });
  }
}

/** The number of a display without a window manager, once Xvfb has opened it. */
function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    child.stdio[3]?.once('data', (number: Buffer) => resolve({ display: `:${String(number).trim()}`, process: child }));
  });
}

export interface WebKit {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** Starts WebKitGTK, Safari's engine, on its own display. */
export async function openWebKit(): Promise<WebKit> {
  const binary = findMiniBrowser();
  if (!binary) throw new Error('WebKitGTK is not installed (Debian: webkit2gtk-driver).');
  const { display, process: xvfb } = await startDisplay();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    // Containers and root have no user namespaces for its sandbox; it loads our own pages only.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const end = () => {
    service.kill();
    xvfb.kill();
  };
  try {
    await untilDriverAnswers(url, service);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
    return {
      driver,
      close: async () => {
        await driver.quit().catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
