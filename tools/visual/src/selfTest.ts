import type { Report } from '../../packed/src/report.ts';
import type { Camera, Mode } from './camera.ts';
import { compare, type Rule } from './compare.ts';
import { decode } from './pictures.ts';

/** Less than any step of a ramp. */
const step = 4;
const changes = [
  { story: 'actions-button--states', token: '--ds-tone-primary-solid' },
  { story: 'inputs-text-field--states', token: '--ds-color-border-control' },
  { story: 'display-badge--states', token: '--ds-tone-success-bg' },
] as const;

/** Proves in every run that the comparison can fail: a token moved by less than a step, and nothing moved at all. */
export async function proveItself(
  report: Report,
  camera: Camera,
  rule: Rule,
  boards: readonly string[],
): Promise<void> {
  for (const { story, token } of changes.filter((change) => boards.includes(change.story))) {
    for (const mode of ['light', 'dark'] satisfies Mode[]) {
      await report.check(`notices ${token} moved by ${step} of 255, ${mode}`, async () => {
        await camera.show(story, mode);
        const before = decode(await camera.take());
        await camera.shiftToken(token, step);
        const after = decode(await camera.take());
        if (compare(before, after, rule).isSame) throw new Error(`No difference was detected on ${story}.`);
        await camera.show(story, mode);
        const again = compare(before, decode(await camera.take()), rule);
        if (!again.isSame) throw new Error(`The same board differs from itself: ${again.reason}.`);
      });
    }
  }
}
