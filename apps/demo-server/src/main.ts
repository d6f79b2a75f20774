import type { Server } from 'node:http';
import { handlers, onSms } from '@qinghe/api/mocks';
import { mediaSettings } from '@qinghe/api/mocks/media';
import { banner } from './banner.ts';
import { createPreviews } from './previews.ts';
import { createProxy } from './proxy.ts';
import { createSchoolApi } from './schoolApi.ts';
import { openSchoolFile } from './schoolFile.ts';
import { readSchoolPages, withPages } from './schoolPages.ts';
import { createServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

/** Time in milliseconds that open replies may take after a stop was requested. */
const GRACE_MS = 3000;

function openDemoSchool(settings: Settings) {
  mediaSettings.lifetime = settings.playUrlSeconds;
  const file = openSchoolFile(settings.dataFile, settings.isReset, settings.generation);
  const site = withPages(settings.site, readSchoolPages(settings.pagesDir).pages);
  onSms(({ mobile, code, scene }) => console.log(`SMS to ${mobile} (${scene}): ${code}`));
  return {
    api: createSchoolApi({ handlers, keep: file.keep }),
    close: file.close,
    extras: { previews: createPreviews(site, settings.generation) },
  };
}

function openRealSchool(apiUrl: URL) {
  return { api: createProxy(apiUrl), close: () => undefined, extras: { school: apiUrl } };
}

function stopOnSignals(server: Server, close: () => void) {
  const stop = () => {
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    server.close(() => {
      close();
      process.exit(0);
    });
    // Kept-alive connections become idle one by one, each after its reply.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function start() {
  const settings = readSettings(process.argv.slice(2), process.env);
  const { api, close, extras } = settings.apiUrl
    ? openRealSchool(settings.apiUrl)
    : openDemoSchool(settings);
  const server = createServer(settings, api, extras);
  server.on('error', (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      isTaken
        ? `Port ${settings.port} is in use. Stop the other server or choose another port: PORT=4311 npm start`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    console.log(banner(settings, port));
    // From here on an error in one call must not stop the server for everybody else.
    process.on('uncaughtException', (error) => console.error(error));
  });
  stopOnSignals(server, close);
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
