import { afterEach, describe, expect, it } from 'vitest';
import { lessonPlaylist, limitedUrl, mediaFiles, mediaSettings, openLimitedPath } from './media.ts';

afterEach(() => {
  mediaSettings.lifetime = 0;
});

describe('lessonPlaylist', () => {
  it('is as long as its name says', () => {
    const playlist = lessonPlaylist('130.m3u8') ?? '';
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(130);
    expect(playlist.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(2);
    expect(playlist).toContain('../lesson-2/360p/00.ts');
    expect(playlist.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
  });

  it('comes in two heights', () => {
    const files = mediaFiles('/demo/media/lessons/130.m3u8');
    expect(files.map(({ height }) => height)).toEqual([360, 240]);
    for (const { url, height } of files)
      expect(lessonPlaylist(url.split('/').pop() ?? '')).toContain(`../lesson-2/${height}p/00.ts`);
    expect(mediaFiles('/demo/media/lesson-1.mp4')).toHaveLength(1);
    expect(mediaFiles('')).toEqual([]);
  });

  it.each(['0.m3u8', '130-999.m3u8', 'x.m3u8', '../1.m3u8', '123456.m3u8'])(
    'does not know %s',
    (name) => {
      expect(lessonPlaylist(name)).toBeNull();
    },
  );
});

describe('an address that runs out', () => {
  it('is the plain one while nothing limits it', () => {
    expect(limitedUrl('/demo/media/a.mp4', Date.now())).toBe('/demo/media/a.mp4');
    expect(openLimitedPath('/media/a.mp4')).toBe('/media/a.mp4');
  });

  it('works until its moment', () => {
    mediaSettings.lifetime = 60;
    const url = limitedUrl('/demo/media/a.mp4', Date.now());
    expect(openLimitedPath(url.replace('/demo', ''))).toBe('/media/a.mp4');
    expect(openLimitedPath(`/until/${Date.now() - 1}/media/a.mp4`)).toBeNull();
    expect(limitedUrl('https://other.example/a.mp4', Date.now())).toBe(
      'https://other.example/a.mp4',
    );
  });
});
