import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '../lib/run.mjs';

/** The folder into which a recording run writes the modules that ran, as lines of `{ key, modules }`. */
export const seenFolder = path.join(root, 'node_modules/.cache/qinghe/seen');

/** Reads the source map of a built script: its modules by the offset at which their code begins; null without a map. */
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

/** Returns the module of a function that begins at an offset; null for code of no module. */
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
 * Records which modules of the repository have run in pages of built sites: those of which at least one function was called.
 * Loading a script is not enough, as a built file contains many modules.
 *
 * @param {(pathname: string) => string | null} scriptOf Returns the built file of a URL path.
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
    /** Starts recording a page. @param {import('playwright').CDPSession} session */
    async start(session) {
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    },
    /**
     * Returns the modules that have run in a page since the last call.
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

/** Writes the modules that ran in a test. @param {string} key @param {ReadonlySet<string>} modules */
export function noteSeen(key, modules) {
  mkdirSync(seenFolder, { recursive: true });
  const line = JSON.stringify({ key, modules: [...modules] });
  appendFileSync(path.join(seenFolder, `${process.pid}.jsonl`), `${line}\n`);
}
