import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';

/** A DevTools message of the browser: the reply to a command, or an event. */
interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A tab of a browser that is debugged as a whole. If only the page is debugged, as Playwright does, the browser neither
 * prerenders pages nor shows prerendered ones.
 */
export interface Tab {
  /** Sends a command to the page that the tab shows now. */
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page that the tab shows now, and returns its value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Events so far, of all pages of the tab. */
  events: readonly Message[];
}

/** Connects to a browser over its pipe; returns a function that sends commands and resolves to their results. */
function speak(input: Writable, output: Readable, hear: (message: Message) => void) {
  const waiting = new Map<
    number,
    { page: string | undefined; settle: (message: Message) => void }
  >();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message: Message = JSON.parse(part);
      if (message.id !== undefined) waiting.get(message.id)?.settle(message);
      else {
        hear(message);
        // A closed page no longer replies to its commands.
        const gone =
          message.method === 'Target.detachedFromTarget' && message.params?.['sessionId'];
        for (const { page, settle } of waiting.values())
          if (gone && page === gone) settle({ error: { message: 'The page is gone.' } });
      }
    }
  });
  return (method: string, params: object, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1;
      waiting.set(last, {
        page: sessionId,
        settle: ({ result = {}, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        },
      });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

const pipeOf = (child: ChildProcess, index: number) => {
  const pipe = child.stdio[index];
  if (!pipe) throw new Error('The browser has no pipe.');
  return pipe;
};

/** Opens a browser with one tab, passes the tab to `act`, and closes the browser. */
export async function withTab(act: (tab: Tab) => Promise<void>): Promise<void> {
  const { executablePath, args, env } = resolveBrowser();
  if (!executablePath) throw new Error('Only the pinned browser is known to render ahead.');
  const profile = mkdtempSync(path.join(tmpdir(), 'qinghe-tab-'));
  const child = spawn(
    executablePath,
    ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const events: Message[] = [];
  const pages: string[] = [];
  const hear = (message: Message) => {
    events.push(message);
    const { sessionId, targetInfo }: { sessionId?: unknown; targetInfo?: unknown } =
      message.params ?? {};
    if (message.method === 'Target.attachedToTarget' && Object(targetInfo).type === 'page')
      pages.push(String(sessionId));
    if (message.method === 'Target.detachedFromTarget' && pages.includes(String(sessionId)))
      pages.splice(pages.indexOf(String(sessionId)), 1);
  };
  try {
    const [input, output] = [pipeOf(child, 3), pipeOf(child, 4)];
    if (!('write' in input) || !('read' in output)) throw new Error('The pipes are none.');
    const send = speak(input, output, hear);
    await send('Target.createTarget', { url: 'about:blank' });
    const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const [{ targetId = '' } = {}]: { targetId?: string }[] = Array.isArray(targetInfos)
      ? targetInfos
      : [];
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      String(sessionId),
    );
    // A prerendered page that is shown takes the place of the page before it.
    const toPage = (method: string, params: object = {}) => send(method, params, pages[0]);
    await act({
      events,
      send: toPage,
      evaluate: async (expression) => {
        const { result } = await toPage('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        return Object(result).value;
      },
    });
  } finally {
    // On SIGTERM the browser ends its child processes and writes its profile before it exits.
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true });
  }
}
