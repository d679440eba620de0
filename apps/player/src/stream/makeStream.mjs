// Makes `stream.mp4`, four minutes of an image with a running clock in fragments of two seconds, with the installed Chromium:
// `CHROMIUM_PATH=… node apps/player/src/stream/makeStream.mjs`. VP9, which every Chromium plays; so small that it costs the
// repository little.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';

const width = 480;
const height = 270;
const framesPerSecond = 5;
const framesInFragment = 10;
const seconds = 240;
/** The encoder makes larger files than this asks for. */
const bitrate = 7_000;
const settings = { width, height, framesPerSecond, framesInFragment, seconds, bitrate };

/** In the page: draws and encodes every frame. */
async function encode({ width, height, framesPerSecond, framesInFragment, seconds, bitrate }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  const two = (number) => String(number).padStart(2, '0');
  const draw = (time) => {
    context.fillStyle = '#0a1a3c';
    context.fillRect(0, 0, width, height);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = '#ffffff';
    context.font = '600 76px sans-serif';
    const second = Math.floor(time);
    context.fillText(`${two(Math.floor(second / 60))}:${two(second % 60)}`, width / 2, height / 2 - 8);
    context.fillStyle = '#9db8e8';
    context.font = '500 20px sans-serif';
    context.fillText('Demo stream', width / 2, 48);
    context.fillStyle = '#24407a';
    context.fillRect(96, 216, width - 192, 6);
    context.fillStyle = '#5b9bff';
    context.fillRect(96 + ((time % 10) / 10) * (width - 192 - 24), 212, 24, 14);
  };
  const chunks = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push({ isKey: chunk.type === 'key', data: btoa(String.fromCharCode(...bytes)) });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.21.08',
    width,
    height,
    bitrate,
    framerate: framesPerSecond,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  });
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    draw(index / framesPerSecond);
    const frame = new VideoFrame(canvas, {
      timestamp: (index * 1_000_000) / framesPerSecond,
      duration: 1_000_000 / framesPerSecond,
    });
    encoder.encode(frame, { keyFrame: index % framesInFragment === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 20) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  return chunks;
}

async function encodeInChromium() {
  const server = createServer((_request, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  const chunks = await page.evaluate(encode, settings);
  await browser.close();
  server.close();
  return chunks.map(({ isKey, data }) => ({ isKey, data: Buffer.from(data, 'base64') }));
}

const u8 = (...values) => Buffer.from(values);
const u16 = (...values) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
const u32 = (...values) => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32BE(value, index * 4));
  return buffer;
};
const box = (type, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const fullBox = (type, version, flags, ...parts) => box(type, u32((version << 24) | flags), ...parts);
const zeros = (length) => Buffer.alloc(length);
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Ticks per second. */
const timescale = 1000;

/** ISO BMFF: what a player needs before the first fragment. */
function initialization() {
  const sampleEntry = box(
    'vp09',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    // Profile 0, level 2.1, 8 bits, 4:2:0, BT.709.
    fullBox('vpcC', 1, 0, u8(0, 21, (8 << 4) | (1 << 1), 1, 1, 1), u16(0)),
  );
  const table = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry),
    fullBox('stts', 0, 0, u32(0)),
    fullBox('stsc', 0, 0, u32(0)),
    fullBox('stsz', 0, 0, u32(0, 0)),
    fullBox('stco', 0, 0, u32(0)),
  );
  const media = box(
    'mdia',
    fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(0x55c4, 0)),
    fullBox('hdlr', 0, 0, u32(0), Buffer.from('vide'), zeros(12), Buffer.from('Video\0')),
    box(
      'minf',
      fullBox('vmhd', 0, 1, zeros(8)),
      box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
      table,
    ),
  );
  const track = box(
    'trak',
    fullBox('tkhd', 0, 3, u32(0, 0, 1, 0, 0), zeros(16), matrix, u32(width << 16, height << 16)),
    media,
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(0), Buffer.from('iso6mp41')),
    box(
      'moov',
      fullBox('mvhd', 0, 0, u32(0, 0, timescale, 0, 0x10000), u16(0x0100, 0), zeros(8), matrix, zeros(24), u32(2)),
      track,
      box('mvex', fullBox('trex', 0, 0, u32(1, 1, 0, 0, 0))),
    ),
  ]);
}

/** A fragment of frames that begins with a key frame. */
function fragment(frames, index) {
  const duration = timescale / framesPerSecond;
  const run = (offset) =>
    fullBox(
      'trun',
      0,
      0x000701,
      u32(frames.length, offset),
      ...frames.map(({ data }, frame) => u32(duration, data.length, frame === 0 ? 0x02000000 : 0x01010000)),
    );
  const moof = (offset) =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(index + 1)),
      box(
        'traf',
        fullBox('tfhd', 0, 0x020000, u32(1)),
        fullBox('tfdt', 0, 0, u32(index * framesInFragment * duration)),
        run(offset),
      ),
    );
  return Buffer.concat([moof(moof(0).length + 8), box('mdat', ...frames.map(({ data }) => data))]);
}

const frames = await encodeInChromium();
const fragments = [];
for (let start = 0; start < frames.length; start += framesInFragment)
  fragments.push(fragment(frames.slice(start, start + framesInFragment), start / framesInFragment));
writeFileSync(join(import.meta.dirname, 'stream.mp4'), Buffer.concat([initialization(), ...fragments]));
