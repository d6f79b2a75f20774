// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { local, localKeys } from '../storage/index.ts';
import { usePlayLock, type PlayLock } from './playLock.ts';

const channels: { isOpen: boolean }[] = [];
const isOpen = () => channels.filter((channel) => channel.isOpen).length;

class Channel extends EventTarget {
  isOpen = true;
  constructor() {
    super();
    channels.push(this);
  }
  postMessage() {}
  close() {
    this.isOpen = false;
  }
}

const show = (type: 'pagehide' | 'pageshow') =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  });

beforeEach(() => {
  channels.length = 0;
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps no channel open while the page lies in the browser’s memory, and hears on return what was done meanwhile', () => {
  const locks: PlayLock[] = [];
  const handleLost = vi.fn<() => void>();
  function Player() {
    const lock = usePlayLock(7, handleLost);
    useEffect(() => void locks.push(lock), [lock]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Player)));
  act(() => locks.at(-1)?.claim());
  expect(isOpen()).toBe(1);

  show('pagehide');
  expect(isOpen()).toBe(0);
  show('pageshow');
  expect(isOpen()).toBe(1);
  expect(handleLost).not.toHaveBeenCalled();

  show('pagehide');
  local.write(localKeys.playId, '8');
  show('pageshow');
  expect(handleLost).toHaveBeenCalledTimes(1);
  expect(locks.at(-1)?.isTaken).toBe(true);

  act(() => root.unmount());
  expect(isOpen()).toBe(0);
});
