import { expectToPlayFrom, openSteeredStream } from './players/steeredStream.ts';
import { expect, test } from './test.ts';

// Other players and events are in deep/players.spec.ts.
test(
  'a viewer’s player moves to another CDN when the order is changed in the console',
  { tag: '@deep' },
  async ({ browser, page, request }) => {
    const stream = await openSteeredStream({ browser, page, request });
    const [a, b] = stream.cdns;
    const player = await stream.play('hls.js', 'hls');
    await expectToPlayFrom(a);
    expect(b.sent).toEqual([]);
    await stream.reorder(stream.pathways.toReversed());
    await expectToPlayFrom(b);
    const before = await player.position();
    await expect.poll(player.position).toBeGreaterThan(before);
    await player.page.context().close();
    stream.hosts.close();
  },
);
