import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readSvgText } from '@edge-console/forms/rules';
import { openSharp } from './readRaster.ts';
import { maxPixels, type SvgPart, type PublicImage } from './publicImage.ts';
import { withinLimits } from './svgLimits.ts';

/** Limits of the time and memory for cleaning an SVG. */
const maxMilliseconds = 6_000;
const maxMegabytes = 256;

type Thread = { readonly worker: Worker; readonly ready: Promise<void> };

/** Idle threads, at most as many as images are decoded at a time. */
const idle: Thread[] = [];

/** Starts a thread, which is reused because it takes longer to start than to clean an SVG. It does not keep the process alive. */
function openThread(): Thread {
  const worker = new Worker(new URL('sanitizeSvg.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // Errors are reported to the pending request; without a listener, they would crash the process.
  worker.on('error', () => undefined);
  worker.unref();
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  return { worker, ready };
}

export type SanitizedSvg = { readonly text: string; readonly removed: readonly SvgPart[] };

/** Returns the cleaned SVG. A thread that exceeds the limits is terminated. */
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

/** Reads an SVG and removes everything that does not draw. Rendering it shows whether anything is visible, and its size. */
export async function readSvg(content: Uint8Array): Promise<PublicImage | null> {
  const text = readSvgText(content);
  // A document type with entity definitions can expand without limit.
  if (text === undefined || /<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return null;
  const markup = withinLimits(text);
  const clean = markup === null ? null : await sanitized(markup);
  // Checked again, because references are now normalized.
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
