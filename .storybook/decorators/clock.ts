import { install, type Clock } from '@sinonjs/fake-timers';

/** The date and time of every story: 20 November 2026, 10:00 in Beijing. */
export const STORY_NOW = new Date('2026-11-20T10:00:00+08:00');

let clock: Clock | null = null;
let stories = 0;

/** Freezes the date, but not the timers, until all stories shown have ended. Returns a function for the end of this story. */
export function freezeClock(): () => void {
  clock ??= install({ now: STORY_NOW, toFake: ['Date'] });
  stories += 1;
  return () => {
    stories -= 1;
    if (stories > 0) return;
    clock?.uninstall();
    clock = null;
  };
}
