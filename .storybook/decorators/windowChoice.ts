import { addons } from 'storybook/preview-api';

/** A window, as the toolbar and the stories name it. */
interface Window {
  value?: string | undefined;
  isRotated?: boolean;
}

/** What Storybook tells its frame of the globals of the shown story. */
export interface GlobalsNews {
  globals: Record<string, unknown>;
  /** What the reader has chosen. */
  userGlobals: Record<string, unknown>;
  /** What the story fixes; the toolbar locks it. */
  storyGlobals: Record<string, unknown>;
}

const isWindow = (value: unknown): value is Window => typeof value === 'object' && value !== null;

/**
 * The window of a story as an offer: it is the window that the story begins in and that its tests and pictures have,
 * and the reader may choose another. Storybook itself would lock the toolbar.
 */
export function offerWindow<News extends GlobalsNews>(news: News): News {
  const { viewport: own, ...fixed } = news.storyGlobals;
  if (own === undefined) return news;
  const chosen = news.userGlobals['viewport'];
  const viewport = isWindow(chosen) && chosen.value ? chosen : own;
  return { ...news, storyGlobals: fixed, globals: { ...news.globals, viewport } };
}

/** Lets the toolbar choose the window of every story, those with a window of their own too. */
export async function offerWindows(): Promise<void> {
  const channel = await addons.ready();
  const emit = channel.emit.bind(channel);
  channel.emit = (event, news, ...rest) =>
    emit(event, event === 'globalsUpdated' ? offerWindow(news) : news, ...rest);
}
