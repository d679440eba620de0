import type { BeaconResponse } from '../report/report.ts';

export const messages = {
  title: 'Demo player',
  lead: 'A real player, a real stream, and content steering. The data it reports appears in Analytics for the account that owns the key.',
  analytics: 'Open Analytics',
  delivery: 'Open Edge Delivery',
  guide: 'Read the guide',
  video: 'Demo stream',
  pathway: {
    title: 'Pathway in use',
    text: 'Reorder the pathways of the demo customer’s resource in Edge Delivery. The player follows within a few seconds.',
    inUse: 'In use',
    standby: 'Standby',
  },
  beacons: {
    title: 'Player data',
    text: 'Keep this page visible. Browsers pause a muted video in a hidden tab, and a paused player reports nothing.',
    none: 'The first beacon is sent with the first frame.',
    playing: (ms: number) => `${(ms / 1000).toFixed(1)} s played`,
    data: (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`,
    joined: (ms: number) => `Joined in ${Math.round(ms)} ms`,
    columns: { time: 'Time', measured: 'Measured', response: 'Response' },
  },
  /** Of a response with this status. */
  response: ({ status, counted, beacons }: BeaconResponse) => {
    if (status === 202) return counted === beacons.length ? 'Counted' : `${counted} of ${beacons.length} counted`;
    return status === 0 ? 'No response' : `Rejected (${status})`;
  },
  refused: {
    403: (origin: string) =>
      `The API key was rejected. Check that it is enabled, that its allowed origins include ${origin}, and that its account has Edge Intelligence.`,
    demoKey:
      'The demo customer’s key was rejected. Enable it in API Integrations, or enter another key. If your data is older than the demo player, run “npm start -- --reset”.',
    400: 'The data was rejected. Check the channel name.',
    other: (status: number) => `The data was rejected with status ${status}.`,
    action: 'Open API keys',
  },
  unreachable: 'The console is not responding. The player keeps the data and tries again.',
  notCounted: 'The beacons arrived but were not counted. Check your computer’s clock.',
  failed: (details: string) => `The stream cannot be played: ${details}. Check the steering URL.`,
  form: {
    title: 'What to play and report',
    library: 'Player',
    key: 'API key',
    keyDescription: 'From API Integrations. By default, the demo customer’s key.',
    channel: 'Channel',
    steering: 'Steering URL',
    steeringDescription: (pathways: readonly string[]) =>
      `From the preview of a resource with the pathways ${pathways.join(' and ')}.`,
    submit: 'Play',
  },
  libraries: { 'hls.js': 'hls.js (HLS)', 'dash.js': 'dash.js (DASH)' },
};
