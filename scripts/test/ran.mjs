import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '../lib/run.mjs';

/** Where a run that records writes what it has seen, as lines of `{ key, modules }`. */
export const seenFolder = path.join(root, 'node_modules/.cache/qinghe/seen');

/** The modules of a built script by the places at which their code begins. */
function readScript(file) {
  const map = `${file}.map`;
  if (!existsSync(map)) return null;
  const trace = new TraceMap(readFileSync(map, 'utf8'));
  const code = readFileSync(file, 'utf8');
  const lines = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) lines.push(at + 1);
  const modules = trace.sources.map((source) => {
    const place = path
      .relative(root, path.resolve(path.dirname(file), source ?? ''))
      .replaceAll('\\', '/');
    return /^(packages|apps|\.storybook)\//.test(place) && !place.includes('node_modules')
      ? place
      : null;
  });
  const starts = decodedMappings(trace).flatMap((segments, line) =>
    segments.flatMap(([column, source]) =>
      source === undefined ? [] : [[(lines[line] ?? 0) + column, modules[source] ?? null]],
    ),
  );
  return { length: code.length, starts };
}

/** The module in which a function stands that begins at an offset. */
function moduleAt(starts, offset) {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle][0] < offset) low = middle + 1;
    else high = middle;
  }
  return starts[low]?.[1] ?? null;
}

/**
 * Tells which modules of the repository have run in pages of built sites: those of which some function was called. To be
 * loaded is not enough, a built file holds many.
 *
 * @param {(pathname: string) => string | null} scriptOf The built file of an address.
 */
export function createRan(scriptOf) {
  /** @type {Map<string, ReturnType<typeof readScript>>} */
  const scripts = new Map();
  const scriptAt = (url) => {
    const { pathname } = new URL(url);
    if (!scripts.has(pathname)) {
      const file = scriptOf(pathname);
      scripts.set(pathname, file !== null && existsSync(file) ? readScript(file) : null);
    }
    return scripts.get(pathname);
  };

  return {
    /** Begins to watch a page. @param {import('playwright').CDPSession} session */
    async start(session) {
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    },
    /**
     * What has run in a page since it was asked last.
     *
     * @param {import('playwright').CDPSession} session
     * @returns {Promise<Set<string>>}
     */
    async take(session) {
      const { result } = await session.send('Profiler.takePreciseCoverage');
      /** @type {Set<string>} */
      const modules = new Set();
      for (const { url, functions } of result) {
        const script = /^https?:/.test(url) ? scriptAt(url) : null;
        if (!script) continue;
        for (const { ranges } of functions) {
          const [range] = ranges;
          const isWhole = range.startOffset === 0 && range.endOffset >= script.length - 1;
          if (range.count === 0 || isWhole) continue;
          const module = moduleAt(script.starts, range.startOffset);
          if (module !== null) modules.add(module);
        }
      }
      return modules;
    },
  };
}

/** Keeps what a test has seen. @param {string} key @param {ReadonlySet<string>} modules */
export function noteSeen(key, modules) {
  mkdirSync(seenFolder, { recursive: true });
  const line = JSON.stringify({ key, modules: [...modules] });
  appendFileSync(path.join(seenFolder, `${process.pid}.jsonl`), `${line}\n`);
}
