// Makes the demo lessons in demo/media. Needed only when they shall look different: the results are
// committed. Wants ffmpeg.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';

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

/** Draws a picture into a file, with nothing where it has nothing. */
async function draw(name, svg, width, height) {
  const still = path.join(tmpdir(), `qinghe-${name}.png`);
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const page = await browser.newPage({ viewport: { width, height } });
  const source = Buffer.from(svg).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${source}" style="width:100%;height:100vh;object-fit:cover">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: still, omitBackground: true });
  await browser.close();
  return still;
}

const scene = (cover) =>
  draw(cover, readFileSync(path.join(demo, 'covers', `${cover}.svg`)), 640, 360);
const light = await draw(
  'light',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#FFE9A8"/></svg>',
  40,
  40,
);

/**
 * A still picture with a light that crosses the sky and a growing bar, so a jump in time can be seen. It has
 * no words: the page says what the lesson is called, and controls stand where words would.
 */
function lecture(still) {
  // prettier-ignore
  return [
    '-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', String(SECONDS),
    '-i', still,
    '-f', 'lavfi', '-i', `color=c=0x5DBB86:s=640x6:r=${FRAMES_PER_SECOND}:d=${SECONDS}`,
    '-f', 'lavfi', '-i', melody,
    '-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', String(SECONDS),
    '-i', light,
    '-filter_complex',
    [
      '[0:v]scale=640:360:force_original_aspect_ratio=increase,crop=640:360,setsar=1[still]',
      `[still][1:v]overlay=x='-w+w*t/${SECONDS}':y=354:shortest=1[barred]`,
      `[barred][3:v]overlay=x='(W-w)*t/${SECONDS}':y='96-72*sin(PI*t/${SECONDS})':shortest=1,format=yuv420p[v]`,
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
  ...lecture(await scene('side-paddy')),
  '-map', '[v]', '-map', '2:a', ...codec('baseline', FRAMES_PER_SECOND * 2), '-crf', '30',
  '-movflags', '+faststart', 'lesson-1.mp4',
]);
ffmpeg(['-ss', '12', '-i', 'lesson-1.mp4', '-frames:v', '1', '-q:v', '5', 'poster.jpg']);

const stars = await scene('hero-astro');
const qualities = [
  { name: '360p', size: '640x360', crf: 35, bandwidth: 90_000 },
  { name: '240p', size: '426x240', crf: 40, bandwidth: 60_000 },
];
for (const { name, size, crf } of qualities) {
  mkdirSync(path.join(media, 'lesson-2', name), { recursive: true });
  // prettier-ignore
  ffmpeg([
    ...lecture(stars),
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
