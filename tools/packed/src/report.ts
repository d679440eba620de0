import { writeFileSync } from 'node:fs';

/** Runs proofs one by one, tells each at once, and goes on after one that fails: a run shows all there is to mend. */
export class Report {
  #passed = 0;
  #failures: string[] = [];

  async check(name: string, prove: () => Promise<void> | void): Promise<boolean> {
    const started = Date.now();
    try {
      await prove();
      this.#passed += 1;
      console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      return true;
    } catch (error) {
      this.#failures.push(name);
      console.log(
        `✗ ${name}\n    ${String(error instanceof Error ? error.message : error).replaceAll('\n', '\n    ')}`,
      );
      return false;
    }
  }

  /** Counts for the summary of `npm run test:deep`, and the exit code. */
  finish(file = process.env['REPORT']): void {
    const failed = this.#failures.length;
    console.log(`\n${this.#passed} passed, ${failed} failed${failed > 0 ? `: ${this.#failures.join(' · ')}` : ''}`);
    if (file) writeFileSync(file, JSON.stringify({ passed: this.#passed, failed, failures: this.#failures }));
    process.exitCode = failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}

/** Fails with every finding, or passes when there is none. */
export function expectNone(findings: readonly string[], what: string): void {
  if (findings.length === 0) return;
  throw new Error(`${what}:\n${findings.map((finding) => `- ${finding}`).join('\n')}`);
}
