import { http, HttpResponse, type HttpHandler } from 'msw';

/** Seconds of one piece of the demo lesson, and how many pieces there are. */
const PIECE = 4;
const PIECES = 15;

/** Where the demo school's media is: how many seconds an address works; 0 for ever. */
export const mediaSettings = { lifetime: 0 };

/** Heights of a lesson's picture in pixels, the best first. */
const HEIGHTS = [360, 240] as const;

/** A lesson's file in one quality. */
export interface MediaFile {
  url: string;
  /** Height of the picture in pixels; null where a file says nothing of it. */
  height: number | null;
}

/** The files of a lesson, the best first: a playlist comes in every height. */
export function mediaFiles(url: string): MediaFile[] {
  const name = /^(\/demo\/media\/lessons\/\d+)\.m3u8$/.exec(url)?.[1];
  if (name === undefined) return url === '' ? [] : [{ url, height: null }];
  return HEIGHTS.map((height, index) => ({
    url: index === 0 ? url : `${name}-${height}.m3u8`,
    height,
  }));
}

/**
 * The playlist of a lesson that is as long as the school says: the one-minute film over and over,
 * by the file name `876.m3u8`, or `876-240.m3u8` for a lower picture. Null for another name.
 */
export function lessonPlaylist(fileName: string): string | null {
  const [, digits, lower] = /^(\d{1,5})(?:-(\d+))?\.m3u8$/.exec(fileName) ?? [];
  const height = HEIGHTS.find((known) => String(known) === (lower ?? String(HEIGHTS[0])));
  if (height === undefined) return null;
  const seconds = Number(digits ?? 0);
  if (seconds === 0) return null;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${PIECE}`];
  lines.push('#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD');
  for (let start = 0; start < seconds; start += PIECE) {
    const piece = (start / PIECE) % PIECES;
    if (piece === 0 && start > 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${Math.min(PIECE, seconds - start).toFixed(3)},`);
    lines.push(`../lesson-2/${height}p/${String(piece).padStart(2, '0')}.ts`);
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** An address of the demo school's media that works from a time on (ms) as long as the settings say. */
export function limitedUrl(url: string, now: number): string {
  const { lifetime } = mediaSettings;
  if (lifetime === 0 || !url.startsWith('/demo/media/')) return url;
  return url.replace('/demo/', `/demo/until/${now + lifetime * 1000}/`);
}

/** Reads a path below `/demo` that {@link limitedUrl} made: the file's own path, or null once it is dead. */
export function openLimitedPath(path: string): string | null {
  const [, until, rest] = /^\/until\/(\d+)(\/media\/.*)$/.exec(path) ?? [];
  if (until === undefined || rest === undefined) return path;
  return Number(until) > Date.now() ? rest : null;
}

/** Content type of a playlist. */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** Gives playlists where no demo server does: in stories. */
export const mediaHandlers: HttpHandler[] = [
  http.get('*/demo/media/lessons/:file', ({ params }) => {
    const playlist = lessonPlaylist(String(params['file']));
    return playlist === null
      ? new HttpResponse(null, { status: 404 })
      : new HttpResponse(playlist, { headers: { 'Content-Type': PLAYLIST_TYPE } });
  }),
];
