import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

// Field 22, counted after the name in parentheses, which can itself contain spaces and parentheses.
const startField = 22 - 3;

/** When a process started, in the operating system's format; null if no such process is running. */
export async function processStartTime(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8');
      return status.slice(status.lastIndexOf(')') + 2).split(' ')[startField] ?? null;
    }
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
