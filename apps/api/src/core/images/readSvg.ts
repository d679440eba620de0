import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readSvgText } from '@edge-console/forms/rules';
import { openSharp } from './readRaster.ts';
import { maxPixels, type SvgPart, type PublicImage } from './publicImage.ts';
import { withinLimits } from './svgLimits.ts';

/** How long a drawing may take to be read, and how much of memory. */
const maxMilliseconds = 6_000;
const maxMegabytes = 256;

type Thread = { readonly worker: Worker; readonly ready: Promise<void> };

/** Threads without a drawing: as many as drawings are read at a time. */
const idle: Thread[] = [];

/** A thread of its own, kept for the next drawing: what it loads takes longer than any of them. It keeps no process alive. */
function openThread(): Thread {
  const worker = new Worker(new URL('sanitizeSvg.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // Whoever waits for an answer hears of an error; nobody else has to.
  worker.on('error', () => undefined);
  worker.unref();
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  return { worker, ready };
}

export type SanitizedSvg = { readonly text: string; readonly removed: readonly SvgPart[] };

/** The drawing, cleaned. A thread that takes too long, or too much, is ended. */
async function sanitized(text: string): Promise<SanitizedSvg | null> {
  const thread = idle.pop() ?? openThread();
  const { worker, ready } = thread;
  try {
    await ready;
    worker.postMessage(text);
    const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(maxMilliseconds) })) as [
      SanitizedSvg | null,
    ];
    idle.push(thread);
    return message;
  } catch {
    void worker.terminate();
    return null;
  }
}

/**
 * An SVG, with nothing in it but what draws. Its size is that of its picture: whether there is one is found out by drawing it.
 */
export async function readSvg(content: Uint8Array): Promise<PublicImage | null> {
  const text = readSvgText(content);
  // A document type with definitions of its own can grow without end.
  if (text === undefined || /<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return null;
  const markup = withinLimits(text);
  const clean = markup === null ? null : await sanitized(markup);
  // Once more: now its references are written as programs read them.
  if (clean === null || withinLimits(clean.text) === null) return null;
  try {
    const drawn = Buffer.from(clean.text);
    const pixels = await openSharp(drawn);
    const { width, height } = await pixels.metadata();
    if (width > maxPixels || height > maxPixels) return null;
    await pixels.resize(16, 16, { fit: 'inside' }).png().toBuffer();
    return { content: drawn, extension: 'svg', contentType: 'image/svg+xml', width, height, removed: clean.removed };
  } catch {
    return null;
  }
}
