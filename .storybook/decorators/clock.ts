import { install } from '@sinonjs/fake-timers';

/** The moment at which every story happens: 20 November 2026, 10:00 in Beijing. */
export const STORY_NOW = new Date('2026-11-20T10:00:00+08:00');

/** Freezes the date, not the timers, for one story. */
export function freezeClock(): () => void {
  const clock = install({ now: STORY_NOW, toFake: ['Date'] });
  return () => clock.uninstall();
}
