import { describe, expect, it } from 'vitest';
import { assetsIn, buildOf, hour, openFolder, situation, type Folder } from './folderInMemory.fixture.ts';
import { conflictsOf, planPublication, planRemoval, type Build, type Step } from './plan.ts';

function publish(folder: Folder, build: Build, time: number): Step[] {
  const steps = planPublication(build, situation(folder, time));
  for (const step of steps) folder.take(step, build);
  return steps;
}
const pathsOf = (steps: readonly Step[], kind: 'place' | 'remove') =>
  steps.flatMap((step) => (step.kind === kind ? [step.path] : []));

describe('publishing', () => {
  it('writes the record, then the assets, the page, its worker, and last the version files', () => {
    const steps = publish(openFolder(), buildOf('a', ['x'], ['theme.js', 'index.html.br']), 0);
    expect(steps[0]?.kind).toBe('record');
    expect(pathsOf(steps, 'place')).toEqual([
      'assets/x.js',
      'assets/x.js.map',
      'theme.js',
      'index.html',
      'index.html.br',
      'sw.js',
      'version.json',
      'builds/latest.json',
    ]);
    expect(steps.at(-1)?.kind).toBe('record');
  });

  it('keeps the assets of the previous build and their copies for 24 hours after it was replaced', () => {
    const folder = openFolder();
    publish(folder, buildOf('a', ['old', 'both']), 0);
    publish(folder, buildOf('b', ['both', 'new']), 100 * hour);
    expect(assetsIn(folder)).toEqual(['assets/both.js', 'assets/new.js', 'assets/old.js']);
    folder.served.set('assets/old.js.br', 'made on the host');
    for (const step of planRemoval(situation(folder, 124 * hour - 1))) folder.take(step, null);
    expect(assetsIn(folder)).toContain('assets/old.js');
    const steps = planRemoval(situation(folder, 124 * hour));
    expect(pathsOf(steps, 'remove')).toEqual(['assets/old.js', 'assets/old.js.map', 'assets/old.js.br']);
    for (const step of steps) folder.take(step, null);
    expect(folder.record().builds.map(({ id }) => id)).toEqual(['b']);
    expect(folder.record().removed?.files).toContain('assets/old.js');
  });

  it('restarts the 24 hours when a build is published again, and keeps the current build', () => {
    const folder = openFolder();
    const [a, b] = [buildOf('a', ['x']), buildOf('b', ['y'])];
    publish(folder, a, 0);
    publish(folder, b, hour);
    publish(folder, a, 2 * hour);
    publish(folder, a, 90 * hour);
    expect(assetsIn(folder)).toEqual(['assets/x.js']);
    publish(folder, b, 100 * hour);
    expect(assetsIn(folder)).toEqual(['assets/x.js', 'assets/y.js']);
  });

  it('removes other files of the previous build, and no files of unknown origin', () => {
    const folder = openFolder({
      'config.json': 'the host’s',
      'index.html.br': 'an older page',
      'assets/old.js': 'old',
    });
    publish(folder, buildOf('a', ['x'], ['icons/1.png']), 0);
    expect([...folder.served.keys()]).not.toContain('index.html.br');
    publish(folder, buildOf('b', ['y']), hour);
    expect(folder.served.get('config.json')).toBe('the host’s');
    expect(folder.served.has('icons/1.png')).toBe(false);
  });

  it('removes outdated compressed copies of the page before the version is announced', () => {
    const folder = openFolder();
    publish(folder, buildOf('a', ['x'], ['index.html.br']), 0);
    const steps = publish(folder, buildOf('b', ['x']), hour);
    const order = steps.flatMap((step) => (step.kind === 'record' ? [] : [`${step.kind} ${step.path}`]));
    expect(order.indexOf('remove index.html.br')).toBe(order.indexOf('place sw.js') - 1);
  });

  it('does not remove unknown assets', () => {
    const folder = openFolder();
    publish(folder, buildOf('a', ['x']), 0);
    publish(folder, buildOf('b', ['y']), 0);
    folder.served.set('assets/by-hand.png', 'a picture');
    const steps = planRemoval(situation(folder, 24 * hour));
    expect(pathsOf(steps, 'remove')).toEqual(['assets/x.js', 'assets/x.js.map']);
  });

  it('keeps assets from before the first record for 24 hours', () => {
    const folder = openFolder({ 'assets/old.js': 'old' });
    publish(folder, buildOf('a', ['x']), 0);
    publish(folder, buildOf('a', ['x']), 23 * hour);
    expect(assetsIn(folder)).toContain('assets/old.js');
    publish(folder, buildOf('a', ['x']), 24 * hour);
    expect(assetsIn(folder)).toEqual(['assets/x.js']);
  });

  it('writes nothing twice', () => {
    const folder = openFolder();
    publish(folder, buildOf('a', ['x']), 0);
    expect(pathsOf(publish(folder, buildOf('a', ['x']), hour), 'place')).toEqual([]);
  });

  it('reports an asset with the same name and different content as a conflict, but not source maps or compressed copies', () => {
    const served = new Map([
      ['assets/x.js', 'other'],
      ['assets/x.js.map', 'other'],
      ['index.html', 'other'],
    ]);
    expect(conflictsOf(buildOf('a', ['x', 'y']), served)).toEqual(['assets/x.js']);
  });
});
