import { addons } from 'storybook/preview-api';

/** The value of the global `viewport`, as the toolbar and stories set it. */
interface Window {
  value?: string | undefined;
  isRotated?: boolean;
}

/** The payload of the event with which Storybook's preview reports the globals of the shown story. */
export interface GlobalsNews {
  globals: Record<string, unknown>;
  /** The globals that the reader has chosen. */
  userGlobals: Record<string, unknown>;
  /** The globals that the story sets; the toolbar locks them. */
  storyGlobals: Record<string, unknown>;
}

const isWindow = (value: unknown): value is Window => typeof value === 'object' && value !== null;

/**
 * Turns a story's viewport into a default: the story starts with it, and its tests and pictures use it, but the reader
 * may choose another one. Storybook by itself would lock the toolbar.
 */
export function offerWindow<News extends GlobalsNews>(news: News): News {
  const { viewport: own, ...fixed } = news.storyGlobals;
  if (own === undefined) return news;
  const chosen = news.userGlobals['viewport'];
  const viewport = isWindow(chosen) && chosen.value ? chosen : own;
  return { ...news, storyGlobals: fixed, globals: { ...news.globals, viewport } };
}

/** Makes the toolbar's viewport menu available for every story, also for those that set a viewport. */
export async function offerWindows(): Promise<void> {
  const channel = await addons.ready();
  const emit = channel.emit.bind(channel);
  channel.emit = (event, news, ...rest) =>
    emit(event, event === 'globalsUpdated' ? offerWindow(news) : news, ...rest);
}
