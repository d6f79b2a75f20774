import { describe, expect, it } from 'vitest';
import { inTurns } from './runSteps.mjs';
import { heavy } from './steps.mjs';

const step = (name: string, isBeside = false) => ({ name, commands: [['true']], isBeside });
const namesOf = (turns: ReturnType<typeof inTurns>) =>
  turns.map((steps) => steps.map(({ name }) => name));

describe('inTurns', () => {
  it('puts together what follows each other and may run beside another, and keeps the order', () => {
    const steps = [step('a'), step('b', true), step('c', true), step('d'), step('e', true)];
    expect(namesOf(inTurns(steps))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
  });

  it('leaves no step of the whole run out', () => {
    expect(inTurns(heavy).flat()).toEqual(heavy);
  });

  it('lets no step wait for one beside it', () => {
    for (const steps of inTurns(heavy))
      for (const { needs } of steps)
        expect(steps.map(({ name }) => name)).not.toContain(needs ?? 'nothing');
  });

  it('leaves the machine to those that measure time or fill both cores', () => {
    const alone = inTurns(heavy).filter((steps) => steps.length === 1);
    expect(namesOf(alone).flat()).toEqual(
      expect.arrayContaining(['unit tests', 'build', 'stories', 'journeys']),
    );
  });
});
