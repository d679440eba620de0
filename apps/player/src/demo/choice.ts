import type { Environment } from '../environment.ts';

export const libraries = ['hls.js', 'dash.js'] as const;

/** What the page plays, and where it reports it. The URL contains it, so that a page can be shared. */
export type Choice = {
  readonly library: (typeof libraries)[number];
  readonly key: string;
  readonly channel: string;
  readonly steering: string;
};

export async function readEnvironment(): Promise<Environment> {
  const response = await fetch('/environment.json');
  return (await response.json()) as Environment;
}

export function readChoice(query: URLSearchParams, { defaults }: Environment): Choice {
  return {
    library: libraries.find((name) => name === query.get('player')) ?? 'hls.js',
    key: query.get('key') ?? defaults.key,
    channel: query.get('channel') ?? defaults.channel,
    steering: query.get('steering') ?? defaults.steering,
  };
}

/** The page's URL for a choice, without the defaults. */
export function urlOf({ library, key, channel, steering }: Choice, { defaults }: Environment): string {
  const query = new URLSearchParams({
    ...(library === 'hls.js' ? {} : { player: library }),
    ...(key === defaults.key ? {} : { key }),
    ...(channel === defaults.channel ? {} : { channel }),
    ...(steering === defaults.steering ? {} : { steering }),
  }).toString();
  return query === '' ? '/' : `/?${query}`;
}
