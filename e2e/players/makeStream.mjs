// Makes `stream.mp4`, four minutes of a test image in fragments of two seconds: `node e2e/players/makeStream.mjs`, with ffmpeg. VP9, which
// every Chromium plays; so small that it costs the repository little.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const options = [
  ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=5:duration=240'],
  ['-c:v', 'libvpx-vp9', '-b:v', '3k', '-minrate', '1k', '-maxrate', '5k', '-pix_fmt', 'yuv420p', '-an'],
  ['-g', '10', '-keyint_min', '10', '-movflags', '+frag_keyframe+empty_moov+default_base_moof'],
].flat();
const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options, join(import.meta.dirname, 'stream.mp4')], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
