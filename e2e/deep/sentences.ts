import type { Target } from './faults.ts';

/** What the page says of a fault, by its kind: sentences of the catalogue. */
const sentences = {
  network: /Network error\. Check your connection and try again\./,
  busy: /Too many (attempts|requests)\. Try again in \d+ s\.|The code could not be sent\. Try again in \d+ s\./,
  server: /Something went wrong\. Try again\./,
  unavailable: /The service is not available\. Try again later\./,
  unknown: /An unknown error has occurred\. Reference \S+\./,
};

/** The sentence of a fault, where the screen has none of its own. */
export function sentenceOf(fault: string, target: Target): RegExp {
  if (fault === '429') return sentences.busy;
  if (fault === 'offline' || fault === 'timeout') return sentences.network;
  // What is not the identity service's own answer is a line that does not reach it; the API's failures are its own.
  if (!('operation' in target)) return sentences.network;
  if (fault === '503') return sentences.unavailable;
  return fault.startsWith('5') ? sentences.server : sentences.unknown;
}
