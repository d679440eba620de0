import type { PlayerName } from '../players/hosts.ts';
import { expectToPlayFrom, openSteeredStream } from '../players/steeredStream.ts';
import { expect, test } from '../test.ts';

/** Players that are used, from npm, playing a real stream from two hosts of this machine. */

type Play = readonly [player: PlayerName, format: 'hls' | 'dash'];

const hls: Play = ['hls.js', 'hls'];
const dash: Play = ['dash.js', 'dash'];
/** Shaka is steered, no more than that: it ends at the first error of a recorded stream, and asks on after 410. */
const shaka: readonly Play[] = [
  ['shaka', 'hls'],
  ['shaka', 'dash'],
];

for (const play of [hls, dash, ...shaka]) {
  const [name, format] = play;
  test(`${name} with ${format} follows the order of the console, there and back`, async ({
    browser,
    page,
    request,
  }) => {
    const stream = await openSteeredStream({ browser, page, request });
    const [a, b] = stream.cdns;
    await stream.play(...play);
    await expectToPlayFrom(a);
    await stream.reorder(stream.pathways.toReversed());
    await expectToPlayFrom(b);
    await stream.reorder(stream.pathways);
    await expectToPlayFrom(a);
    stream.hosts.close();
  });

  test(`${name} with ${format} is steered on with its token of before a rotation`, async ({
    browser,
    page,
    request,
  }) => {
    const stream = await openSteeredStream({ browser, page, request });
    const [a, b] = stream.cdns;
    await stream.play(...play);
    await expectToPlayFrom(a);
    await stream.rotateToken();
    await stream.reorder(stream.pathways.toReversed());
    await expectToPlayFrom(b);
    stream.hosts.close();
  });
}

for (const play of [hls, dash]) {
  const [name] = play;
  test(`${name} continues from the other pathway when one fails`, async ({ browser, page, request }) => {
    const stream = await openSteeredStream({ browser, page, request });
    const [a, b] = stream.cdns;
    const player = await stream.play(...play);
    await expectToPlayFrom(a);
    a.dead = true;
    await expectToPlayFrom(b);
    const before = await player.position();
    await expect.poll(player.position).toBeGreaterThan(before + 2);
    stream.hosts.close();
  });

  test(`${name} continues, and stops sending requests, when its resource is deleted (410)`, async ({
    browser,
    page,
    request,
  }) => {
    const stream = await openSteeredStream({ browser, page, request });
    const [a] = stream.cdns;
    const player = await stream.play(...play);
    await expectToPlayFrom(a);
    const gone = player.page.waitForResponse((response) => response.status() === 410);
    await stream.remove();
    await gone;
    const requests = player.requests();
    // TTL is a second: in that of four segments it would have asked again several times.
    await expectToPlayFrom(a);
    await expectToPlayFrom(a);
    expect(player.requests()).toBeLessThanOrEqual(requests + 1);
    stream.hosts.close();
  });
}

test('hls.js plays from a pathway that was added after packaging (a clone)', async ({ browser, page, request }) => {
  const stream = await openSteeredStream({ browser, page, request });
  const [a] = stream.cdns;
  await stream.play(...hls);
  await expectToPlayFrom(a);
  // Another name of the same host: the port of the pathway that is cloned stays.
  const added = await stream.addPathway('127.0.0.1');
  await stream.reorder([{ ...added, clone: true }, ...stream.pathways]);
  await expect.poll(() => a.sent.at(-1)?.host).toMatch(/^127\.0\.0\.1:/);
  stream.hosts.close();
});
