import { parseSync } from 'vite';
import { walk } from '../lib/sources.mjs';

/**
 * A small change that breaks a module.
 *
 * @typedef {{ file: string, line: number, was: string, becomes: string, code: string }} Fault
 */

/** Creates a seeded random generator of numbers from 0 to below 1; the same seed gives the same numbers. */
export function drawFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const OPPOSITES = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
};
const HAN = /\p{Script=Han}/u;

/** By type of node: lists the possible changes, each as the node to replace and the new code. */
const edits = {
  IfStatement: ({ test }, code) => [[test, `!(${code(test)})`]],
  ConditionalExpression: ({ test }, code) => [[test, `!(${code(test)})`]],
  BinaryExpression: (node, code) => swap(node, code),
  LogicalExpression: (node, code) => swap(node, code),
  ReturnStatement: ({ argument }) => (argument ? [[argument, 'undefined as never']] : []),
  JSXText: (node) => (HAN.test(node.value) ? [[node, `${node.value.trim()}呢`]] : []),
  Literal(node) {
    if (typeof node.value === 'number') return [[node, String(node.value + 1)]];
    if (typeof node.value === 'string' && HAN.test(node.value))
      return [[node, JSON.stringify(`${node.value}呢`)]];
    return [];
  },
};

function swap({ left, right, operator, ...node }, code) {
  const other = OPPOSITES[operator];
  return other ? [[node, `${code(left)} ${other} ${code(right)}`]] : [];
}

/**
 * Lists every fault that can be made in a module.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Fault[]}
 */
export function faultsIn(file, source) {
  const { program } = parseSync(file, source);
  const code = ({ start, end }) => source.slice(start, end);
  const found = [];
  walk(program, (node) => {
    for (const [{ start, end }, becomes] of edits[node.type]?.(node, code) ?? []) {
      const was = source.slice(start, end);
      const line = source.slice(0, start).split('\n').length;
      const whole = source.slice(0, start) + becomes + source.slice(end);
      if (was !== becomes) found.push({ file, line, was, becomes, code: whole });
    }
  });
  return found;
}
