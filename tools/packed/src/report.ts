import { writeFileSync } from 'node:fs';

/** Thrown by a check that cannot run because a registry or a font is not available. Not a failure. */
export class Unreached extends Error {
  override name = 'Unreached';
}

/** Runs checks one by one, reports each immediately, and continues after a failure. */
export class Report {
  #passed = 0;
  #failures: string[] = [];
  #warnings: string[] = [];
  #unreached: string[] = [];

  async check(name: string, prove: () => Promise<void> | void): Promise<boolean> {
    const started = Date.now();
    try {
      await prove();
      this.#passed += 1;
      console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      return true;
    } catch (error) {
      if (error instanceof Unreached) {
        this.#unreached.push(`${name}: ${error.message}`);
        console.log(`- ${name}: not checked. ${error.message}`);
        return false;
      }
      this.#failures.push(name);
      console.log(
        `✗ ${name}\n    ${String(error instanceof Error ? error.message : error).replaceAll('\n', '\n    ')}`,
      );
      return false;
    }
  }

  /** Listed in the summary; not a failure. */
  warn(text: string): void {
    this.#warnings.push(text);
    console.log(`  ! ${text}`);
  }

  /** Counts for the summary of the checks, and the exit code. */
  finish(file = process.env['REPORT']): void {
    const [passed, failures, warnings, unreached] = [this.#passed, this.#failures, this.#warnings, this.#unreached];
    const failed = failures.length;
    console.log(`\n${passed} passed, ${failed} failed${failed > 0 ? `: ${failures.join(' · ')}` : ''}`);
    if (file) writeFileSync(file, JSON.stringify({ passed, failed, failures, warnings, unreached }));
    process.exitCode = failed === 0 && passed + unreached.length > 0 ? 0 : 1;
  }
}

/** Fails with every finding, or passes when there is none. */
export function expectNone(findings: readonly string[], what: string): void {
  if (findings.length === 0) return;
  throw new Error(`${what}:\n${findings.map((finding) => `- ${finding}`).join('\n')}`);
}
