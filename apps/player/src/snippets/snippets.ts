/** The code that adds the reporting module to a player. The documentation and the console show it, and a test runs it in each player. */
export type Snippet = {
  readonly player: 'hls.js' | 'dash.js' | 'Shaka' | '<video>';
  readonly language: 'js' | 'html';
  readonly code: string;
  /** The lines to add to a page that already plays, from 1. */
  readonly addedLines: readonly number[];
};

export type SnippetValues = {
  /** Of the host that serves `/report.js` and `/beacons`, such as `https://console.example`. */
  readonly origin: string;
  readonly key: string;
  readonly channel: string;
  /** The URLs to play. @default examples */
  readonly streams?: { readonly hls: string; readonly dash: string; readonly file: string };
};

const exampleStreams = {
  hls: 'https://cdn.example/live.m3u8',
  dash: 'https://cdn.example/live.mpd',
  file: 'https://cdn.example/film.mp4',
};

/** A JavaScript string that is also safe in an HTML script. */
const quoted = (value: string): string =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('<', String.raw`\x3c`)}'`;

const inAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** One snippet for each kind of player. */
export function snippets({ origin, key, channel, streams = exampleStreams }: SnippetValues): readonly Snippet[] {
  const importLine = `import { report } from ${quoted(`${origin}/report.js`)};`;
  const reportLine = (player: string) => `report(${player}, { key: ${quoted(key)}, channel: ${quoted(channel)} });`;
  const snippet = (player: Snippet['player'], language: Snippet['language'], lines: readonly string[]): Snippet => ({
    player,
    language,
    code: lines.join('\n'),
    addedLines: lines.flatMap((line, index) => (/^\s*(?:import \{ report \}|report\()/.test(line) ? [index + 1] : [])),
  });
  return [
    snippet('hls.js', 'js', [
      "import Hls from 'hls.js';",
      importLine,
      '',
      'const hls = new Hls();',
      `hls.loadSource(${quoted(streams.hls)});`,
      "hls.attachMedia(document.querySelector('video'));",
      reportLine('hls'),
    ]),
    snippet('dash.js', 'js', [
      "import { MediaPlayer } from 'dashjs';",
      importLine,
      '',
      'const player = MediaPlayer().create();',
      `player.initialize(document.querySelector('video'), ${quoted(streams.dash)}, true);`,
      reportLine('player'),
    ]),
    snippet('Shaka', 'js', [
      "import shaka from 'shaka-player';",
      importLine,
      '',
      'const player = new shaka.Player();',
      "await player.attach(document.querySelector('video'));",
      reportLine('player'),
      `await player.load(${quoted(streams.dash)});`,
    ]),
    snippet('<video>', 'html', [
      `<video src="${inAttribute(streams.file)}" controls></video>`,
      '<script type="module">',
      `  ${importLine}`,
      `  ${reportLine("document.querySelector('video')")}`,
      '</script>',
    ]),
  ];
}
