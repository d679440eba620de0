import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { edgeIntelligenceHandler, type ApiOptions, type EdgeIntelligence } from '@edge-console/api';
import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const firstAddress = (to: AddressObject | AddressObject[] | undefined) => [to].flat()[0]?.value[0];

/** A mail server that passes mails on to the inbox. */
export async function openMailServer(sendMail: ApiOptions['sendMail']) {
  const receive = callbackify(async (stream: Readable): Promise<void> => {
    const { from, to, subject = '', text, html } = await simpleParser(stream);
    await sendMail({
      to: firstAddress(to)?.address ?? '',
      sender: firstAddress(from)?.name ?? '',
      subject,
      text: text ?? '',
      html: html || '',
    });
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, callback) => receive(stream, callback),
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** Edge Intelligence over HTTP, on top of the embedded one. */
export async function openEdgeIntelligence(service: EdgeIntelligence, token: string) {
  const server = createServer(edgeIntelligenceHandler(service, token));
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() };
}
