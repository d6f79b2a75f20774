// Makes the demo lessons in demo/media. Needed only when they shall look different: the results are
// committed. Wants ffmpeg with librsvg and the font Noto Sans CJK SC.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const demo = fileURLToPath(new URL('../demo/', import.meta.url));
const media = path.join(demo, 'media');
const SECONDS = 60;
const FRAMES_PER_SECOND = 8;
const SEGMENT_SECONDS = 4;
const LIMITS = { 'lesson-1.mp4': 700_000, 'lesson-2': 900_000 };

const ffmpeg = (args) =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    cwd: media,
    stdio: 'inherit',
  });

/** A slow pentatonic scale, one soft note a second. */
const ratios = ['1', '9/8', '5/4', '3/2', '5/3'];
const ratio = ratios.reduceRight(
  (rest, value, index) => `if(eq(mod(floor(t)*2,5),${index}),${value},${rest})`,
  '1',
);
const melody = `aevalsrc=exprs='0.12*exp(-3*mod(t,1))*sin(2*PI*262*(${ratio})*t)':s=44100:d=${SECONDS}`;

/** A still picture with a running clock and a growing bar, so a jump in time can be seen. */
function lecture(picture, title) {
  // Drawn once: ffmpeg would rasterise the SVG again for every frame.
  const still = path.join(tmpdir(), `qinghe-${picture}.png`);
  ffmpeg(['-i', path.join(demo, 'covers', picture), '-frames:v', '1', still]);
  const clock = String.raw`%{eif\:t/60\:d\:2}\:%{eif\:mod(t,60)\:d\:2}`;
  const text = "font='Noto Sans CJK SC':fontcolor=white:box=1:boxcolor=0x10231B@0.8:boxborderw=8";
  // prettier-ignore
  return [
    '-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', String(SECONDS),
    '-i', still,
    '-f', 'lavfi', '-i', `color=c=0x5DBB86:s=640x6:r=${FRAMES_PER_SECOND}:d=${SECONDS}`,
    '-f', 'lavfi', '-i', melody,
    '-filter_complex',
    [
      '[0:v]scale=640:360:force_original_aspect_ratio=increase,crop=640:360,setsar=1[still]',
      `[still][1:v]overlay=x='-w+w*t/${SECONDS}':y=354:shortest=1[barred]`,
      `[barred]drawtext=${text}:fontsize=30:x=20:y=14:text='${clock}'${
        title ? `,drawtext=${text}:fontsize=24:x=20:y=h-60:text='${title}'` : ''
      },format=yuv420p[v]`,
    ].join(';'),
  ];
}

// prettier-ignore
const codec = (profile, keyframe) => [
  '-c:v', 'libx264', '-profile:v', profile, '-preset', 'slow', '-tune', 'stillimage',
  '-g', String(keyframe), '-keyint_min', String(keyframe), '-sc_threshold', '0',
  '-c:a', 'aac', '-b:a', '20k', '-ac', '1', '-map_metadata', '-1', '-fflags', '+bitexact',
];

function sizeOf(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(file).reduce((sum, name) => sum + sizeOf(path.join(file, name)), 0);
}

rmSync(path.join(media, 'lesson-2'), { recursive: true, force: true });
mkdirSync(media, { recursive: true });

// prettier-ignore
ffmpeg([
  ...lecture('lecture-frame.svg', ''),
  '-map', '[v]', '-map', '2:a', ...codec('baseline', FRAMES_PER_SECOND * 2), '-crf', '30',
  '-movflags', '+faststart', 'lesson-1.mp4',
]);
ffmpeg(['-ss', '12', '-i', 'lesson-1.mp4', '-frames:v', '1', '-q:v', '5', 'poster.jpg']);

const qualities = [
  { name: '360p', size: '640x360', crf: 35, bandwidth: 90_000 },
  { name: '240p', size: '426x240', crf: 40, bandwidth: 60_000 },
];
for (const { name, size, crf } of qualities) {
  mkdirSync(path.join(media, 'lesson-2', name), { recursive: true });
  // prettier-ignore
  ffmpeg([
    ...lecture('hero-astro.svg', '青禾学堂 · 示范课'),
    '-map', '[v]', '-map', '2:a', ...codec('main', FRAMES_PER_SECOND * SEGMENT_SECONDS),
    '-crf', String(crf), '-s', size,
    '-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod',
    '-hls_segment_filename', `lesson-2/${name}/%02d.ts`, `lesson-2/${name}/index.m3u8`,
  ]);
}
writeFileSync(
  path.join(media, 'lesson-2/index.m3u8'),
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    ...qualities.flatMap(({ name, size, bandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},CODECS="avc1.4d401e,mp4a.40.2"`,
      `${name}/index.m3u8`,
    ]),
    '',
  ].join('\n'),
);

for (const [name, limit] of Object.entries(LIMITS)) {
  const size = sizeOf(path.join(media, name));
  console.log(`${name}: ${Math.round(size / 1024)} KiB`);
  if (size > limit) {
    console.error(`${name} is over its limit of ${limit} bytes.`);
    process.exitCode = 1;
  }
}
