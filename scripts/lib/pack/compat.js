'use client';
import * as React from 'react';

// What the sources take from React 19.2, for whoever has an older one. Bundlers would look up what stands as a plain name.
const own = (name) => React[name.toString()];

const isOld = Number.parseInt(React.version, 10) < 19;

/** A component that takes `ref` as a property, as one that React 18 gives it to. */
export function takesRef(component, name) {
  if (!isOld) return component;
  const taker = React.forwardRef((props, ref) =>
    component(ref === null ? props : { ...props, ref }),
  );
  taker.displayName = name;
  return taker;
}

function readPromise(promise) {
  if (promise.status === 'fulfilled') return promise.value;
  if (promise.status === 'rejected') throw promise.reason;
  if (promise.status === undefined) {
    promise.status = 'pending';
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason) => Object.assign(promise, { status: 'rejected', reason }),
    );
  }
  throw promise;
}

// Like the real one it may stand behind a condition.
const { useContext: readContext } = React;

export const use =
  own('use') ??
  ((source) => (typeof source.then === 'function' ? readPromise(source) : readContext(source)));

function useOwnEffectEvent(callback) {
  const latest = React.useRef(callback);
  React.useInsertionEffect(() => {
    latest.current = callback;
  });
  return React.useCallback((...args) => latest.current(...args), []);
}

export const useEffectEvent = own('useEffectEvent') ?? useOwnEffectEvent;
