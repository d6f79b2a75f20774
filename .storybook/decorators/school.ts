import { unload } from 'swr';
import { delay, http, type HttpHandler } from 'msw';
import { handlers, resetDb } from '@qinghe/api/mocks';
import { memberCall } from '@qinghe/hooks/data/member';
import { resetFoundLessons } from '@qinghe/hooks/data/search';
import { resetPreloaded } from '@qinghe/hooks/data/swr';
import { local, localKeys } from '@qinghe/hooks/storage';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { resetSession } from '@qinghe/hooks/stores/session';
import { resetServer } from '@qinghe/hooks/stores/server';
import { resetSystem } from '@qinghe/hooks/stores/system';
import { toast } from '../../packages/ui/src/components/Toast/index.ts';
import { featuresOf } from './featureChoice.ts';
import { ownFiles } from './ownFiles.ts';
import { chooseState, type SchoolGlobals } from './schoolChoice.ts';
import { siteEnv } from './siteEnv.ts';

/** Whether replies are delayed at random and so arrive in any order, as in some of the nightly runs. */
const isSlow =
  import.meta.env['QINGHE_SLOW_REPLIES'] === '1' ||
  Reflect.get(window, '__QINGHE_SLOW_REPLIES__') === true;
const slowReplies = isSlow ? [http.all('*/api/*', () => delay(Math.random() ** 2 * 900))] : [];

interface StoryContext {
  globals: SchoolGlobals & { features?: string };
  parameters: { scenario?: string };
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Creates a generator of pseudo-random bytes that are the same in every story, as QR codes contain them. */
function predictableBytes(): (length: number) => Uint8Array {
  let state = 20261120;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state;
  };
  return (length) => Uint8Array.from({ length }, next);
}

/** Resets the demo school for a story: data, settings, storage, stores, cache and request handlers. */
export function openSchool({ globals, parameters, msw }: StoryContext): void {
  const state = chooseState(globals, parameters.scenario);
  const features = { ...state.features, ...featuresOf(globals.features) };
  Object.assign(window, { __QINGHE__: { ...siteEnv, features } });
  window.localStorage.clear();
  window.sessionStorage.clear();
  resetDb({ random: predictableBytes() });
  resetSession();
  resetSystem();
  resetServer();
  resetDialogs();
  toast.dismissAll();
  unload();
  resetPreloaded();
  resetFoundLessons();
  memberCall.loadedAt = 0;
  memberCall.underWay = null;
  if (state.token) local.write(localKeys.userToken, state.token);
  state.edit?.();
  msw.use(ownFiles, ...slowReplies, ...(state.handlers ?? []), ...handlers);
}
