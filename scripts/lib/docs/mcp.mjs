/** The version of the MCP protocol in use. */
const PROTOCOL = '2025-06-18';

/** Parses a reply: plain JSON, or an event stream with one event. */
const read = (text) => {
  const data = text.startsWith('{') ? text : (/^data: ?(.*)$/m.exec(text)?.[1] ?? '{}');
  return JSON.parse(data);
};

/**
 * Makes the calls with which a tool explores an MCP server: initialises, lists its tools, lists the components and shows one
 * of them. Throws for a reply that is an error or lacks what is expected.
 *
 * @param {string} url
 * @param {string} component The id of a component that must be listed, and is shown.
 * @returns {Promise<string[]>} A summary of each answer, a line each.
 */
export async function askMcp(url, component = 'components-button') {
  let id = 0;
  let session = null;
  const send = async (method, params) => {
    const isAnnounced = method.startsWith('notifications/');
    id += isAnnounced ? 0 : 1;
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': PROTOCOL,
        ...(session && { 'mcp-session-id': session }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', method, params, ...(!isAnnounced && { id }) }),
    });
    session ??= reply.headers.get('mcp-session-id');
    if (!reply.ok) throw new Error(`${method}: ${reply.status} ${await reply.text()}`);
    if (isAnnounced) return null;
    const { result, error } = read(await reply.text());
    if (error || !result) throw new Error(`${method}: ${error?.message ?? 'no result'}`);
    return result;
  };
  /** Calls a tool and returns its text. */
  const ask = async (name, input) => {
    const { content = [], isError } = await send('tools/call', { name, arguments: input });
    const text = content.map((part) => part.text ?? '').join('\n');
    if (isError || !text) throw new Error(`${name}: ${text || 'it says nothing'}`);
    return text;
  };
  const { serverInfo } = await send('initialize', {
    protocolVersion: PROTOCOL,
    capabilities: {},
    clientInfo: { name: 'qinghe', version: '0.0.0' },
  });
  await send('notifications/initialized', {});
  const { tools } = await send('tools/list', {});
  const names = tools.map(({ name }) => name);
  const missing = ['docs-list', 'docs-show'].filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`It offers ${names.join(', ')}, and no ${missing.join(', ')}.`);
  const list = await ask('docs-list', {});
  if (!list.includes(component)) throw new Error(`docs-list lacks ${component}.`);
  const shown = await ask('docs-show', { id: component });
  if (!shown.includes('import ')) throw new Error(`docs-show says nothing of use of ${component}.`);
  return [
    `${serverInfo.name} ${serverInfo.version}`,
    `tools ${names.join(', ')}`,
    `docs-list: ${list.split('\n').length} lines`,
    `docs-show ${component}: ${shown.split('\n').length} lines`,
  ];
}
