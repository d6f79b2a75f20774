import { unload } from 'swr';
import type { HttpHandler } from 'msw';
import { handlers, resetDb, scenarios, type Scenario } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { resetSession } from '@qinghe/hooks/stores/session';
import { resetSystem } from '@qinghe/hooks/stores/system';
import { toast } from '../../packages/ui/src/components/Toast/index.ts';
import { featuresOf } from './features.tsx';
import { siteEnv } from './siteEnv.ts';

const registry = new Map<string, Scenario>(Object.entries(scenarios));

/** The scenario menu of the toolbar; a story's own `parameters.scenario` wins. */
export const schoolToolbar = {
  scenario: {
    description: 'Scenario of the demo school',
    toolbar: {
      icon: 'beaker' as const,
      dynamicTitle: true,
      items: [...registry].map(([value, { title }]) => ({ value, title: `${title} ${value}` })),
    },
  },
};

interface StoryContext {
  globals: { scenario?: string; features?: string };
  parameters: { scenario?: string };
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Opens the demo school afresh for one story: seed, clock, storage, stores and cache. */
export function openSchool({ globals, parameters, msw }: StoryContext): void {
  Object.assign(window, { __QINGHE__: { ...siteEnv, features: featuresOf(globals.features) } });
  window.localStorage.clear();
  window.sessionStorage.clear();
  resetDb();
  resetSession();
  resetSystem();
  resetDialogs();
  toast.dismissAll();
  unload();
  const scenario = registry.get(parameters.scenario ?? globals.scenario ?? 'visitor');
  if (scenario?.token) local.write(localKeys.userToken, scenario.token);
  scenario?.edit?.();
  msw.use(...(scenario?.handlers ?? []), ...handlers);
}
