export const firstDataMessages = {
  title: 'Send your first data',
  progress: (done: number) => `${done} of 3`,
  key: {
    title: 'Create an API key',
    text: 'It identifies your account in the code of your player. It is not a secret.',
    create: 'Create API key',
    name: 'Player',
    copied: 'API key',
    done: 'API key created',
    failed: 'The API key could not be created.',
    notLoaded: 'Your API keys could not be loaded.',
    denied: 'Ask an administrator of your account for an API key.',
  },
  code: {
    title: 'Add two lines to your player',
    text: 'Add the highlighted lines. Replace the channel with the name of your stream.',
    players: 'Player',
    copied: 'code',
    guide: 'Read the guide',
    withoutKey: 'YOUR_API_KEY',
    channel: 'My channel',
  },
  waiting: {
    title: 'Waiting for the first data…',
    text: 'This page updates within 10 seconds after a viewer presses play.',
  },
  received: 'Your first data has arrived',
  demo: {
    title: 'No player at hand?',
    text: 'Play a stream with your key, and watch your own session arrive.',
    open: 'Open demo player',
  },
  sample: {
    title: 'Just looking?',
    text: 'See every chart with data from a fictional broadcaster. Your account does not change.',
  },
} as const;
