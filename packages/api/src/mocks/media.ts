import { http, HttpResponse, type HttpHandler } from 'msw';

/** Length of one segment of the demo lesson in seconds, and the number of segments. */
const PIECE = 4;
const PIECES = 15;

/** Settings of media addresses: `lifetime` is the number of seconds that an address is valid; 0 for no limit. */
export const mediaSettings = { lifetime: 0 };

/** Video heights of a lesson in pixels, the best quality first. */
const HEIGHTS = [360, 240] as const;

/** The media file of a lesson in one quality. */
export interface MediaFile {
  url: string;
  /** Video height in pixels; null where it is not known. */
  height: number | null;
}

/** Returns the media files of a lesson, the best quality first; only a playlist has one for each height. */
export function mediaFiles(url: string): MediaFile[] {
  const name = /^(\/demo\/media\/lessons\/\d+)\.m3u8$/.exec(url)?.[1];
  if (name === undefined) return url === '' ? [] : [{ url, height: null }];
  return HEIGHTS.map((height, index) => ({
    url: index === 0 ? url : `${name}-${height}.m3u8`,
    height,
  }));
}

/**
 * Returns the HLS playlist for a file name such as `876.m3u8` (876 seconds), or `876-240.m3u8` for the lower quality: the
 * one-minute video repeated for that length. Null for any other name.
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

/** Limits an address of the demo school's media to the lifetime of the settings, counted from `now` (epoch milliseconds). */
export function limitedUrl(url: string, now: number): string {
  const { lifetime } = mediaSettings;
  if (lifetime === 0 || !url.startsWith('/demo/media/')) return url;
  return url.replace('/demo/', `/demo/until/${now + lifetime * 1000}/`);
}

/** Returns the file's path for a path below `/demo`, also one made by {@link limitedUrl}; null when that has expired. */
export function openLimitedPath(path: string): string | null {
  const [, until, rest] = /^\/until\/(\d+)(\/media\/.*)$/.exec(path) ?? [];
  if (until === undefined || rest === undefined) return path;
  return Number(until) > Date.now() ? rest : null;
}

/** Content type of a playlist. */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** Serves playlists in stories, where there is no demo server. */
export const mediaHandlers: HttpHandler[] = [
  http.get('*/demo/media/lessons/:file', ({ params }) => {
    const playlist = lessonPlaylist(String(params['file']));
    return playlist === null
      ? new HttpResponse(null, { status: 404 })
      : new HttpResponse(playlist, { headers: { 'Content-Type': PLAYLIST_TYPE } });
  }),
];
