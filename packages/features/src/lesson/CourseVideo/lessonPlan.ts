import type { CourseDetail, Lesson, WatchProgress } from '@qinghe/api/resources/courses';
import { isIframe, type PlayUrl } from '@qinghe/api/resources/lessons';
import type { LessonTime } from '@qinghe/hooks/data/playback';
import type { Chapter } from '@qinghe/ui/patterns/ChapterList';
import type { PlayerSource } from '@qinghe/ui/patterns/Player';

const timeOf = (record: WatchProgress) => record.updated_at ?? '';

/**
 * Returns the lesson to open: the requested one, else the one the member watched last, else the first. Null when the course has
 * no lessons or not the requested one.
 */
export function pickLesson(
  { videos, videoWatchedProgress }: Pick<CourseDetail, 'videos' | 'videoWatchedProgress'>,
  askedId: number | null,
): Lesson | null {
  const byId = (id: number) => videos.find((lesson) => lesson.id === id) ?? null;
  if (askedId !== null) return byId(askedId);
  const newest = [...videoWatchedProgress].sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
  return (newest && byId(newest.video_id)) ?? videos[0] ?? null;
}

/** Returns the next lesson in the order of study; null after the last. */
export function nextLesson(videos: readonly Lesson[], id: number): Lesson | null {
  const at = videos.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : (videos[at + 1] ?? null);
}

/** Labels of Alibaba's names for qualities (contract E-59). */
const QUALITIES: Readonly<Record<string, string>> = {
  FD: '流畅',
  LD: '标清',
  SD: '高清',
  HD: '超清',
  OD: '原画',
};

function qualityLabel(name: string, index: number): string {
  if (/^\d+$/.test(name)) return `${name}P`;
  return QUALITIES[name] ?? (name || (index === 0 ? '默认' : `线路 ${index + 1}`));
}

/** Returns the sources that the player can play, in the order of the reply. */
export function playerSources(urls: readonly PlayUrl[]): PlayerSource[] {
  return urls
    .filter(({ url }) => !isIframe(url))
    .map(({ url, format, name }, index) => ({
      url,
      label: qualityLabel(name, index),
      isHls: format === 'm3u8' || /\.m3u8(?:$|[?#])/i.test(url),
    }));
}

/** Returns the label of the quality that needs the least data; empty where they cannot be compared. */
export function lightestQuality(sources: readonly Pick<PlayerSource, 'label'>[]): string {
  const names = Object.values(QUALITIES);
  const labels = sources.map(({ label }) => label);
  const lines = labels.filter((label) => /^\d+P$/.test(label));
  if (lines.length === labels.length)
    return (
      lines.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))[0] ?? ''
    );
  return labels.every((label) => names.includes(label))
    ? (names.find((name) => labels.includes(name)) ?? '')
    : '';
}

/** An embedded player of another site. */
export interface Embed {
  src: string;
  /** Value of the frame's `sandbox` attribute. */
  sandbox: string;
}

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-presentation';

/**
 * Returns the embedded player among the addresses, reduced to its address; null where there is none or its host is not allowed. A
 * page of this site gets a frame with an opaque origin, so that it cannot access the site.
 */
export function embedOf(
  urls: readonly PlayUrl[],
  here: string,
  frameHosts: readonly string[],
): Embed | null {
  const html = urls.find(({ url }) => isIframe(url))?.url;
  const value = html && /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(html);
  const address = value && (value[1] ?? value[2] ?? value[3])?.replace(/&amp;/g, '&');
  if (!address) return null;
  try {
    // Providers write embed codes without a scheme. On an `http` page that would mean `http`, which none of them needs.
    const url = new URL(address.replace(/^\s*\/\//, 'https://'), here);
    const isForeign = url.origin !== new URL(here).origin;
    if (isForeign && (url.protocol !== 'https:' || !frameHosts.includes(url.host))) return null;
    return { src: url.href, sandbox: isForeign ? `${SANDBOX} allow-same-origin` : SANDBOX };
  } catch {
    return null;
  }
}

/** Returns the text of the watermark with its placeholders replaced (contract 4.10). */
export function watermarkText(template: string, user: { id: number; mobile: string }): string {
  return template
    .split('${user.mobile}')
    .join(user.mobile)
    .split('${mobile}')
    .join(user.mobile)
    .split('${user.id}')
    .join(String(user.id));
}

/** Parses the second of `?t=`; null when there is none. */
export function readSecond(value: string | null): number | null {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

/** Returns the ids of the chapters with finished lessons only. */
export function finishedChapterIds(chapters: readonly Chapter[]): Chapter['id'][] {
  return chapters
    .filter(
      ({ lessons }) => lessons.length > 0 && lessons.every(({ progress }) => progress === 100),
    )
    .map(({ id }) => id);
}

/** Returns how much of each lesson the member has watched. */
export function lessonTimes({
  videos,
  videoWatchedProgress,
}: Pick<CourseDetail, 'videos' | 'videoWatchedProgress'>): (LessonTime & { id: number })[] {
  const records = new Map(videoWatchedProgress.map((record) => [record.video_id, record]));
  return videos.map(({ id, duration }) => ({
    id,
    duration,
    watched: records.get(id)?.watch_seconds ?? 0,
    isFinished: (records.get(id)?.watched_at ?? null) !== null,
  }));
}
