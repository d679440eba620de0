import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small real stream, packaged for HLS and for DASH from the same fragments (CMAF). */

const secondsOfSegment = 2;
const media = 'BANDWIDTH=10000,CODECS="vp09.00.21.08",RESOLUTION=480x270';

/** The boxes of a file, by type, in order. */
function boxesOf(file: Buffer): { type: string; bytes: Buffer }[] {
  const boxes: { type: string; bytes: Buffer }[] = [];
  for (let at = 0; at < file.length;) {
    const length = file.readUInt32BE(at);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, at + length) });
    at += length;
  }
  return boxes;
}

/** The whole stream, for a plain video element. */
export const streamFile = readFileSync(join(import.meta.dirname, 'stream.mp4'));

const boxes = boxesOf(streamFile);
const bytesOf = (...types: string[]) => boxes.filter(({ type }) => types.includes(type)).map(({ bytes }) => bytes);

const initialization = Buffer.concat(bytesOf('ftyp', 'moov'));
const data = bytesOf('mdat');
const segments = bytesOf('moof').map((moof, index) => Buffer.concat([moof, data[index] ?? Buffer.alloc(0)]));

/** Where a stream can be had: the name of its pathway and its origin. */
export type StreamCdn = { name: string; origin: string };

/** A part of the stream by its path; undefined where there is none. */
export function partOf(path: string): Buffer | undefined {
  if (path === '/media/init.mp4') return initialization;
  if (path === '/media/media.m3u8') return Buffer.from(mediaPlaylist());
  const number = /^\/media\/(\d+)\.m4s$/.exec(path)?.[1];
  return number === undefined ? undefined : segments[Number(number) - 1];
}

function mediaPlaylist(): string {
  const list = segments.flatMap((_, index) => [`#EXTINF:${secondsOfSegment},`, `${index + 1}.m4s`]);
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${secondsOfSegment}`, '#EXT-X-PLAYLIST-TYPE:VOD'];
  return [...head, '#EXT-X-MAP:URI="init.mp4"', ...list, '#EXT-X-ENDLIST', ''].join('\n');
}

/** The multivariant playlist: one variant at each place, and the URL of the steering service, if any. */
export const hlsManifest = (streamCdns: readonly StreamCdn[], serverUri: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(serverUri === ''
      ? []
      : [`#EXT-X-CONTENT-STEERING:SERVER-URI="${serverUri}",PATHWAY-ID="${streamCdns[0]?.name}"`]),
    ...streamCdns.flatMap(({ name, origin }) => [
      `#EXT-X-STREAM-INF:${media},PATHWAY-ID="${name}"`,
      `${origin}/media/media.m3u8`,
    ]),
    '',
  ].join('\n');

const dashDocument = (head: string): string => `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:isoff-live:2011"
  mediaPresentationDuration="PT${segments.length * secondsOfSegment}S">
  ${head}
  <Period id="one" start="PT0S">
    <AdaptationSet id="1" contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1">
      <SegmentTemplate timescale="1" duration="${secondsOfSegment}" startNumber="1" initialization="init.mp4" media="$Number$.m4s"/>
      <Representation id="v" bandwidth="10000" codecs="vp09.00.21.08" width="480" height="270"/>
    </AdaptationSet>
  </Period>
</MPD>`;

export const dashManifest = (streamCdns: readonly StreamCdn[], serverUri: string): string => {
  const steering = `<ContentSteering defaultServiceLocation="${streamCdns[0]?.name}" queryBeforeStart="true">${serverUri}</ContentSteering>`;
  const bases = streamCdns.map(({ name, origin }) => `<BaseURL serviceLocation="${name}">${origin}/media/</BaseURL>`);
  return dashDocument(`${serverUri === '' ? '' : steering}${bases.join('')}`);
};

/** From one place, without content steering. */
export const unsteeredDashManifest = (baseUrl: string): string => dashDocument(`<BaseURL>${baseUrl}</BaseURL>`);
