'use client';
import * as React from 'react';

// Replacements for APIs of React 19.2 in older versions. The name is computed: bundlers would resolve a literal one.
const own = (name) => React[name.toString()];

const isOld = Number.parseInt(React.version, 10) < 19;

/** Wraps a component that takes `ref` as a prop in `forwardRef` for React 18; newer versions get it unchanged. */
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

// Not named like a hook: like React's `use`, the replacement below may be called in a condition.
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

/** Without React's own the content changes without a transition. */
export const ViewTransition = own('ViewTransition') ?? (({ children }) => children);
