import type { Target } from './faults.ts';

/** The page's message for a fault, from the catalogue. */
const sentences = {
  network: /Network error\. Check your connection and try again\./,
  busy: /Too many (attempts|requests)\. Try again in \d+ s\.|The code could not be sent\. Try again in \d+ s\./,
  server: /Something went wrong\. Try again\./,
  unavailable: /The service is not available\. Try again later\./,
  unknown: /An unknown error has occurred\. Reference \S+\./,
};

/** The default message of a fault, if the screen has no specific one. */
export function messageOfFault(fault: string, target: Target): RegExp {
  if (fault === '429') return sentences.busy;
  if (fault === 'offline' || fault === 'timeout') return sentences.network;
  // At the identity service any foreign answer is a network error; at the API it is an error of the API.
  if (!('operation' in target)) return sentences.network;
  if (fault === '503') return sentences.unavailable;
  return fault.startsWith('5') ? sentences.server : sentences.unknown;
}
