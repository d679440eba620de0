import { connect } from 'node:net';

const separator = Buffer.from('\r\n\r\n');

/** Index at which the first response in `data` ends; 0 if it is incomplete. */
export function responseEnd(data) {
  const head = data.indexOf(separator);
  if (head < 0) return 0;
  const length = /content-length: (\d+)/i.exec(data.toString('latin1', 0, head));
  const end = head + separator.length + Number(length?.[1] ?? 0);
  return data.length >= end ? end : 0;
}

/**
 * One connection that sends requests until `until`, each after the previous response. A raw socket, because it must
 * cost less than the server.
 */
function requestOn(port, pathOf, until, times) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let data = Buffer.alloc(0);
    let requestedAt = 0;
    const request = () => {
      requestedAt = performance.now();
      socket.write(`GET ${pathOf()} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    };
    socket.on('connect', request);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      data = data.length === 0 ? chunk : Buffer.concat([data, chunk]);
      const end = responseEnd(data);
      if (end === 0) return;
      if (data.toString('latin1', 9, 12) !== '200') return reject(new Error(data.toString('latin1', 0, 200)));
      data = data.subarray(end);
      const now = performance.now();
      times.push(now - requestedAt);
      if (now < until) request();
      else {
        socket.end();
        resolve();
      }
    });
  });
}

/** Sends requests with many connections for some time: the time of each response, and the responses per second. */
export async function load(port, pathOf, { connections, milliseconds }) {
  const times = [];
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(Array.from({ length: connections }, () => requestOn(port, pathOf, until, times)));
  return { times, perSecond: times.length / ((performance.now() - began) / 1_000) };
}
