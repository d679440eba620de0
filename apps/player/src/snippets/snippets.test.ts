import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { snippets } from './snippets.ts';

const values = { origin: 'https://console.example', key: 'sdk_1', channel: 'Arena Live' };

/** The options of the `report` call in a snippet. */
const optionsIn = (code: string): unknown =>
  runInNewContext(`(${/report\(.*, (\{.*\})\);/.exec(code)?.[1] ?? 'null'})`);

describe('snippets', () => {
  it.each(snippets(values))('adds two lines to $player, with the key and the channel', ({ code, addedLines }) => {
    const lines = code.split('\n');
    expect(addedLines.map((line) => lines[line - 1]?.trim())).toEqual([
      "import { report } from 'https://console.example/report.js';",
      expect.stringMatching(/^report\(.+, \{ key: 'sdk_1', channel: 'Arena Live' \}\);$/),
    ]);
  });

  it.each(snippets({ ...values, channel: String.raw`Kids' "TV" \ </script>` }))(
    'keeps any channel name a string in $player',
    ({ code }) => {
      expect(optionsIn(code)).toEqual({ key: 'sdk_1', channel: String.raw`Kids' "TV" \ </script>` });
      expect(code.match(/<\/script>/g)?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );
});
