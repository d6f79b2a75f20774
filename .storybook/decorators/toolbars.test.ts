import { DEMO_TOKENS, networks, scenarios } from '@qinghe/api/mocks';
import { defaultConfigFunc, featureNames } from '@qinghe/hooks/stores/system';
import { describe, expect, it } from 'vitest';
import { choiceOf, featuresOf, switchedOn } from './featureChoice.ts';
import { answerMotion } from './motion.ts';
import { chooseState } from './schoolChoice.ts';
import { scaleCondition, scaleFontSize } from './textSize.ts';

describe('the school that the toolbar opens', () => {
  it('is the story’s own by default', () => {
    expect(chooseState({}, 'emptySchool')).toMatchObject({
      title: scenarios.emptySchool.title,
      token: DEMO_TOKENS.ordinary,
    });
    expect(chooseState({ scenario: 'story', login: 'scenario', network: 'scenario' }).title).toBe(
      scenarios.visitor.title,
    );
  });

  it('is another scenario when the toolbar says so', () => {
    expect(chooseState({ scenario: 'slow' }, 'loggedIn')).toMatchObject({
      title: scenarios.slow.title,
      handlers: networks.slow.handlers,
    });
  });

  it.each([
    ['visitor', undefined],
    ['ordinary', DEMO_TOKENS.ordinary],
    ['unbound', DEMO_TOKENS.unbound],
    ['facePending', DEMO_TOKENS.facePending],
  ])('has the login state %s in any scenario', (login, token) => {
    expect(chooseState({ login }, 'loggedIn').token).toBe(token);
    expect(chooseState({ login }, 'noActivities').token).toBe(token);
  });

  it.each(Object.entries(networks))(
    'has the network %s in any scenario',
    (network, { handlers }) => {
      expect(chooseState({ network }, 'serverError').handlers).toBe(handlers);
    },
  );

  it('does not pass over a scenario that does not exist', () => {
    expect(() => chooseState({}, 'nope')).toThrow('There is no scenario called nope.');
  });
});

describe('the feature switches', () => {
  it('are as they are by default', () => {
    expect(featuresOf()).toEqual({});
    expect(featuresOf('default')).toEqual({});
    expect(switchedOn('default')).toEqual(['vip']);
    expect(choiceOf(['vip'])).toBe('default');
  });

  it('are all on, or all off', () => {
    expect(switchedOn('all')).toEqual([...featureNames]);
    expect(switchedOn('none')).toEqual([]);
    expect(choiceOf(featureNames)).toBe('all');
    expect(choiceOf([])).toBe('none');
  });

  it.each([['vip'], ['live'], ['live-promoCode'], ['vip-cert']])(
    'turns %s and no other',
    (choice) => {
      const turned = choice.split('-');
      expect(Object.keys(featuresOf(choice))).toEqual(turned);
      for (const name of featureNames)
        expect(switchedOn(choice).includes(name)).toBe(
          defaultConfigFunc[name] !== turned.includes(name),
        );
      // Only `vip` is on by default, so without it none is.
      expect(choiceOf(switchedOn(choice))).toBe(choice === 'vip' ? 'none' : choice);
    },
  );
});

describe('text size', () => {
  const fluid = 'clamp(93.75%, 50% + 0.41667vw, 112.5%)';
  it.each([
    [fluid, 1, fluid],
    [fluid, 2, 'clamp(187.5%, 100% + 0.41667vw, 225%)'],
    ['100%', 1.5, '150%'],
  ])('makes %s, %s times', (fontSize, scale, expected) => {
    expect(scaleFontSize(fontSize, scale)).toBe(expected);
  });

  it.each([
    ['(max-width: 40em)', 2, '(max-width: 80em)'],
    ['screen and (max-width: 63.9375em)', 1.5, 'screen and (max-width: 95.90625em)'],
    ['(hover: hover)', 2, '(hover: hover)'],
    ['(max-width: 640px)', 2, '(max-width: 640px)'],
  ])('asks for %s, %s times, as %s', (condition, scale, expected) => {
    expect(scaleCondition(condition, scale)).toBe(expected);
  });
});

describe('motion', () => {
  const query = 'screen and (prefers-reduced-motion: reduce)';
  const opposite = '(prefers-reduced-motion: no-preference)';
  const yes = '(min-width: 0px)';
  const no = '(max-width: 0px)';
  it.each([
    [query, 'system', query],
    [query, 'reduce', `screen and ${yes}`],
    [query, 'full', `screen and ${no}`],
    [opposite, 'reduce', no],
    [opposite, 'full', yes],
    ['(prefers-reduced-motion)', 'reduce', yes],
    ['(min-width: 768px)', 'reduce', '(min-width: 768px)'],
  ] as const)('answers %s as %s', (asked, motion, expected) => {
    expect(answerMotion(asked, motion)).toBe(expected);
  });
});
