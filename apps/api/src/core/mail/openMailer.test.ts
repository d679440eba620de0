import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openMailer } from './openMailer.ts';

/** The least of SMTP that a client needs. `received` has everything that the client sent. */
async function openMailServer(answerToData = '250 OK') {
  const received: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isData = false;
    socket.on('error', () => undefined).write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('utf8');
      received.push(text);
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return;
        isData = false;
        socket.write(`${answerToData}\r\n`);
      } else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 Go on\r\n');
      } else socket.write('250 OK\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const mail = {
  to: 'ana@example.com',
  subject: 'Welcome',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
  sender: 'Nörthlight',
};
const open = (smtpUrl: string) => {
  const mailer = openMailer({ from: 'console@example.com', smtpUrl, region: 'eu-north-1' });
  onTestFinished(mailer.close);
  return mailer;
};

it('sends text and HTML from the brand’s name', async () => {
  const { url, received } = await openMailServer();
  await open(url).send(mail);
  const sent = received.join('');
  expect(sent).toContain('MAIL FROM:<console@example.com>');
  expect(sent).toContain('RCPT TO:<ana@example.com>');
  expect(sent).toContain('From: =?UTF-8?Q?N=C3=B6rthlight?= <console@example.com>');
  expect(sent).toContain('multipart/alternative');
  expect(sent).toContain('Hello Ana');
  expect(sent).toContain('<p>Hello Ana</p>');
});

it('fails without the addressee if the server does not accept the mail, so that the job is retried', async () => {
  const { url } = await openMailServer('451 Try again later: <ana@example.com>');
  const error: unknown = await open(url)
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'The mail was not accepted', responseCode: 451 });
  expect(inspect(error)).not.toContain('ana@example.com');
});
