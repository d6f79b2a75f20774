import { describe, expect, it, vi } from 'vitest';
import {
  CheckoutChanged,
  createCheckout,
  draftOf,
  type Checkout,
  type CheckoutItem,
  type CodeAnswer,
  type OrderDraft,
} from './checkout.ts';

const CODES: Readonly<Record<string, number>> = { QINGHE30: 30, HELLO999: 999, ZERO: 0 };

function answerFor(code: string): CodeAnswer {
  const discount = CODES[code];
  return discount === undefined
    ? { kind: 'refused', reason: 'unknown' }
    : { kind: 'usable', code, discount };
}

/** Small, seeded and good enough: the same seed gives the same sequence. */
function createRandom(seed: number) {
  let value = seed + 0x9e3779b9;
  return (count: number) => {
    value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
    value ^= value >>> 15;
    return Math.abs(value) % count;
  };
}

/** A world whose answers come when they are let through, in any order. */
function createWorld() {
  const waiting: (() => void)[] = [];
  const posted: OrderDraft[] = [];
  const later = <T>(make: () => T) =>
    new Promise<T>((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(make());
        } catch (error) {
          reject(error);
        }
      });
    });
  let refuses = false;
  const checkout = createCheckout<null, string>({
    checkCode: (code) => later(() => answerFor(code)),
    place: (draft) => {
      posted.push(draft);
      return later(() => {
        if (refuses) throw new Error('refused');
        return 'placed';
      });
    },
  });
  return {
    checkout,
    posted,
    refuseOrders: (value: boolean) => {
      refuses = value;
    },
    async let(pick: (count: number) => number) {
      const [next] = waiting.length > 0 ? waiting.splice(pick(waiting.length), 1) : [];
      next?.();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const ITEMS: readonly CheckoutItem[] = [
  { type: 'vod', id: 1, price: 299 },
  { type: 'vod', id: 2, price: 20 },
  { type: 'role', id: 1, price: 365 },
  { type: 'activate', id: 4, price: 128 },
  { type: 'role', id: 3, price: 0 },
];

/** Where the screen and what would be posted differ; nothing when they agree. */
function liesOf(checkout: Checkout<null, string>): string[] {
  const { code, text } = checkout.getState();
  const draft = draftOf(checkout.getState());
  if (!draft) return [];
  const shown = code.kind === 'applied' ? code.code : null;
  const worth = Math.min(CODES[draft.code ?? ''] ?? 0, draft.price);
  const truths: [string, boolean][] = [
    ['a discount stands for a code', draft.discount > 0 === (draft.code !== null)],
    ['the payable is the rest', draft.payable === Math.max(0, draft.price - draft.discount)],
    ['the posted code is the shown one', draft.code === null || draft.code === shown],
    ['the shown code is the typed one', draft.code === null || draft.code === text.trim()],
    ['the discount is the worth of the code', draft.discount === worth],
  ];
  return truths.filter(([, isTrue]) => !isTrue).map(([truth]) => truth);
}

describe('1,000 random checkouts', () => {
  it('show a discount exactly when the posted order carries the code', async () => {
    const seen = { withCode: 0, withoutCode: 0 };
    const lies: string[] = [];
    for (let seed = 0; seed < 1000; seed += 1) {
      const random = createRandom(seed);
      const world = createWorld();
      const { checkout, posted } = world;
      const unsettled: Promise<unknown>[] = [];
      checkout.open(ITEMS[random(ITEMS.length)] ?? null);
      for (let step = 0; step < 40; step += 1) {
        const before = draftOf(checkout.getState());
        const wasFree = !checkout.getState().isSubmitting;
        const count = posted.length;
        switch (random(12)) {
          case 0:
            checkout.type(
              ['QINGHE30', ' HELLO999 ', 'QINGHE30', 'ZERO', 'NOPE', ''][random(6)] ?? '',
            );
            break;
          case 1:
          case 2:
            unsettled.push(checkout.apply());
            break;
          case 3:
            checkout.remove();
            break;
          case 4:
            checkout.open(ITEMS[random(ITEMS.length)] ?? null);
            break;
          case 5: {
            const { item } = checkout.getState();
            if (item) checkout.open({ ...item, price: random(400) });
            break;
          }
          case 6:
            world.refuseOrders(random(4) > 0);
            unsettled.push(checkout.submit(null).catch(() => null));
            unsettled.push(checkout.submit(null).catch(() => null));
            if (posted.length - count !== (wasFree ? 1 : 0)) lies.push('one order is posted');
            if (wasFree) {
              if (JSON.stringify(posted[count]) !== JSON.stringify(before))
                lies.push('what was shown is posted');
              seen[before?.code ? 'withCode' : 'withoutCode'] += 1;
            }
            break;
          default:
            if (random(2) === 0) unsettled.push(checkout.apply());
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            await world.let(random);
        }
        lies.push(...liesOf(checkout));
      }
      void Promise.allSettled(unsettled);
    }
    expect(lies).toEqual([]);
    expect(seen.withCode).toBeGreaterThan(100);
    expect(seen.withoutCode).toBeGreaterThan(100);
  });
});

describe('createCheckout', () => {
  const item: CheckoutItem = { type: 'vod', id: 5, price: 299 };

  function start(place = vi.fn<() => Promise<string>>(async () => 'placed')) {
    const checkout = createCheckout({ checkCode: async (code) => answerFor(code), place });
    checkout.open(item);
    return { checkout, place };
  }

  it('posts one order for a double click and none after it was placed', async () => {
    const { checkout, place } = start();
    const both = await Promise.all([checkout.submit(null), checkout.submit(null)]);
    expect(both).toEqual(['placed', null]);
    expect(await checkout.submit(null)).toBeNull();
    expect(place).toHaveBeenCalledTimes(1);
  });

  it('can be submitted again after a refusal', async () => {
    const place = vi.fn<() => Promise<string>>();
    place.mockRejectedValueOnce(new Error('请勿重复购买')).mockResolvedValueOnce('placed');
    const { checkout } = start(place);
    await expect(checkout.submit(null)).rejects.toThrow('请勿重复购买');
    expect(await checkout.submit(null)).toBe('placed');
  });

  it('takes the discount off again when the code was used up in the meantime', async () => {
    const gone = new CheckoutChanged({ kind: 'refused', reason: 'unusable' });
    const place = vi.fn<() => Promise<string>>();
    place.mockRejectedValueOnce(gone);
    const { checkout } = start(place);
    checkout.type('QINGHE30');
    await checkout.apply();
    expect(draftOf(checkout.getState())?.payable).toBe(269);
    await expect(checkout.submit(null)).rejects.toBe(gone);
    expect(draftOf(checkout.getState())).toMatchObject({ code: null, payable: 299 });
    expect(checkout.getState()).toMatchObject({
      text: 'QINGHE30',
      code: { kind: 'refused', reason: 'unusable' },
      isSubmitting: false,
    });
  });

  it('takes on a price that changed while the order was refused', async () => {
    const place = vi.fn<() => Promise<string>>();
    const { checkout } = start(place);
    place.mockImplementationOnce(() => {
      checkout.open({ ...item, price: 199 });
      return Promise.reject(new CheckoutChanged());
    });
    await expect(checkout.submit(null)).rejects.toBeInstanceOf(CheckoutChanged);
    expect(draftOf(checkout.getState())?.payable).toBe(199);
  });

  it('lets other goods wait while an order is posted, and forgets them once it is placed', async () => {
    const { checkout } = start();
    const submitted = checkout.submit(null);
    checkout.open({ ...item, id: 6 });
    checkout.open({ ...item, price: 199 });
    expect(checkout.getState().item).toEqual(item);
    await submitted;
    expect(checkout.getState().item).toEqual(item);
  });

  it('keeps the code when the price of the same goods changes', async () => {
    const { checkout } = start();
    checkout.type('QINGHE30');
    await checkout.apply();
    checkout.open({ ...item, price: 199 });
    expect(draftOf(checkout.getState())).toMatchObject({ payable: 169, code: 'QINGHE30' });
  });

  it.each([
    ['goods', { ...item, id: 6 }],
    ['goods of another kind', { ...item, type: 'role' as const }],
  ])('drops the code for other %s', async (_, other) => {
    const { checkout } = start();
    checkout.type('QINGHE30');
    await checkout.apply();
    checkout.open(other);
    expect(checkout.getState()).toMatchObject({ text: '', code: { kind: 'idle' } });
  });

  const applied = (code: string, discount: number) =>
    ({ item, text: '', isSubmitting: false, code: { kind: 'applied', code, discount } }) as const;

  it.each([
    ['more than the price', { ...applied('A', 999) }, { code: 'A', discount: 299, payable: 0 }],
    ['nothing', { ...applied('A', 0) }, { code: null, discount: 0, payable: 299 }],
    [
      'something from a price below nothing',
      { ...applied('A', 30), item: { ...item, price: -5 } },
      { code: null, price: 0, discount: 0, payable: 0 },
    ],
  ])('a code that takes off %s', (_, state, expected) => {
    expect(draftOf(state)).toMatchObject(expected);
  });

  it('posts nothing before the goods are there, and takes no code', async () => {
    const place = vi.fn<() => Promise<string>>(async () => 'placed');
    const checkCode = vi.fn<(code: string) => Promise<CodeAnswer>>(async (code) => answerFor(code));
    const checkout = createCheckout({ checkCode, place });
    checkout.type('QINGHE30');
    await checkout.apply();
    expect(await checkout.submit(null)).toBeNull();
    expect(place).not.toHaveBeenCalled();
    expect(checkCode).not.toHaveBeenCalled();
  });

  it('refuses a code that takes nothing off, as the server refuses one', async () => {
    const { checkout } = start();
    checkout.type('ZERO');
    await checkout.apply();
    expect(checkout.getState().code).toEqual({ kind: 'refused', reason: 'unusable' });
    checkout.type('NOPE');
    expect(checkout.getState().code).toEqual({ kind: 'idle' });
    await checkout.apply();
    expect(checkout.getState().code).toEqual({ kind: 'refused', reason: 'unknown' });
  });

  it('keeps an applied code until it is removed', async () => {
    const checkCode = vi.fn<(code: string) => Promise<CodeAnswer>>(async (code) => answerFor(code));
    const checkout = createCheckout({ checkCode, place: async () => 'placed' });
    checkout.open(item);
    checkout.type('  ');
    await checkout.apply();
    checkout.type(' QINGHE30 ');
    await checkout.apply();
    checkout.type('HELLO999');
    await checkout.apply();
    expect(checkCode.mock.calls).toEqual([['QINGHE30']]);
    expect(checkout.getState().text).toBe(' QINGHE30 ');
    checkout.remove();
    expect(checkout.getState()).toMatchObject({ text: '', code: { kind: 'idle' } });
  });

  it('says when a code cannot be asked about, unless another one is typed by then', async () => {
    const failed = new Error('offline');
    const checkout = createCheckout({
      checkCode: () => Promise.reject(failed),
      place: async () => 'placed',
    });
    checkout.open(item);
    checkout.type('A');
    await expect(checkout.apply()).rejects.toBe(failed);
    expect(checkout.getState().code).toEqual({ kind: 'idle' });
    const late = checkout.apply();
    expect(checkout.getState().code).toEqual({ kind: 'checking' });
    checkout.type('B');
    await expect(late).resolves.toBeUndefined();
  });

  it('leaves out a code that is still being checked, and changes nothing while it posts', async () => {
    const { checkout, place } = start();
    checkout.type('QINGHE30');
    const check = checkout.apply();
    const submitted = checkout.submit(null);
    expect(checkout.getState()).toMatchObject({ isSubmitting: true, code: { kind: 'idle' } });
    checkout.type('HELLO999');
    checkout.remove();
    await check;
    await submitted;
    expect(checkout.getState()).toMatchObject({ text: 'QINGHE30', code: { kind: 'idle' } });
    expect(place).toHaveBeenCalledWith({ ...item, discount: 0, code: null, payable: 299 }, null);
  });

  it('goes on showing the code that is posted', async () => {
    const { checkout } = start();
    checkout.type('QINGHE30');
    await checkout.apply();
    const submitted = checkout.submit(null);
    expect(checkout.getState().code).toMatchObject({ kind: 'applied', code: 'QINGHE30' });
    await submitted;
  });

  it('tells its listeners of each change until they leave', () => {
    const { checkout } = start();
    const listener = vi.fn<() => void>();
    const stop = checkout.subscribe(listener);
    checkout.open(item);
    expect(listener).not.toHaveBeenCalled();
    checkout.open({ ...item, price: 199 });
    stop();
    checkout.open({ ...item, price: 299 });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is emptied with its goods', () => {
    const { checkout } = start();
    checkout.type('A');
    checkout.open(null);
    expect(checkout.getState()).toEqual({
      item: null,
      text: '',
      code: { kind: 'idle' },
      isSubmitting: false,
    });
    expect(draftOf(checkout.getState())).toBeNull();
  });

  it('names a change by itself', () => {
    expect(new CheckoutChanged()).toMatchObject({
      name: 'CheckoutChanged',
      message: 'The checkout has changed.',
      answer: null,
    });
  });
});
