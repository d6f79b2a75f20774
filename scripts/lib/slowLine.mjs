import { connect, createServer } from 'node:net';

/** What one packet carries, in bytes. */
const PACKET = 1460;

/**
 * Returns a function that sends data in one direction of a line; null ends the connection. Connections take turns, a packet each.
 *
 * @param {number} rate Bytes a second.
 * @param {number} delay How long each packet is on its way, in milliseconds.
 * @returns {(to: import('node:net').Socket, data: Buffer | null) => void}
 */
function oneWay(rate, delay) {
  /** @type {Map<import('node:net').Socket, (Buffer | null)[]>} */
  const waiting = new Map();
  /** @type {{ to: import('node:net').Socket, packet: Buffer | null, at: number }[]} */
  const onTheWay = [];
  let [freeAt, isSending, isArriving] = [0, false, false];

  function arrive() {
    const [first] = onTheWay;
    isArriving = Boolean(first);
    if (!first) return;
    const wait = first.at - performance.now();
    if (wait > 0) {
      setTimeout(arrive, wait);
      return;
    }
    onTheWay.shift();
    if (first.packet === null) first.to.end();
    else if (first.to.writable) first.to.write(first.packet);
    arrive();
  }

  function send() {
    const [turn] = waiting;
    isSending = Boolean(turn);
    if (!turn) return;
    const wait = freeAt - performance.now();
    if (wait > 0) {
      setTimeout(send, wait);
      return;
    }
    const [to, [packet = null, ...others]] = turn;
    waiting.delete(to);
    if (others.length > 0) waiting.set(to, others);
    freeAt += ((packet?.length ?? 0) / rate) * 1000;
    onTheWay.push({ to, packet, at: freeAt + delay });
    if (!isArriving) arrive();
    send();
  }

  return (to, data) => {
    const packets = waiting.get(to) ?? [];
    if (data === null) packets.push(null);
    else
      for (let at = 0; at < data.length; at += PACKET) packets.push(data.subarray(at, at + PACKET));
    waiting.set(to, packets);
    if (isSending) return;
    freeAt = Math.max(freeAt, performance.now());
    send();
  };
}

/**
 * Starts a slow line to a server: what is sent to its address comes late, and all connections together get no more than its rate.
 * Chromium's own throttling is no substitute: about one page in 160 never gets the rest of its files.
 *
 * @param {string} address An address of the server.
 * @param {{ rate: number, latency: number }} line Bytes a second in each direction; milliseconds there and back.
 * @returns {Promise<{ url: string, close: () => void }>} The same address by way of the line.
 */
export async function openLine(address, { rate, latency }) {
  const { hostname, port } = new URL(address);
  const [there, back] = [oneWay(rate, latency / 2), oneWay(rate, latency / 2)];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to, way] of /** @type {const} */ ([
      [near, far, there],
      [far, near, back],
    ])) {
      sockets.add(from);
      from.setNoDelay();
      from.on('data', (data) => way(to, data));
      from.on('end', () => way(to, null));
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The line has no port.');
  const url = new URL(address);
  url.port = String(own.port);
  return {
    url: url.href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
