import { playerTokenOf } from './seedDelivery.ts';
import { keyValueOf } from './seedKeys.ts';

/** What the demo player plays and reports by default: a resource and a key of the demo customer. */
export const demoStream = (): { key: string; channel: string; playerToken: string } => ({
  key: keyValueOf('Solstice TV', 'Demo player'),
  channel: 'Demo player',
  playerToken: playerTokenOf('Solstice TV', 'demo-stream'),
});
