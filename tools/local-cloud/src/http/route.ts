import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers every request below one path; `path` is without the query. */
export type Route = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${text}\n`);
}

export function answerMethodNotAllowed(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  answerText(response, 405, 'Method not allowed.');
}
