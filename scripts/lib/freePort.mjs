import { execFileSync } from 'node:child_process';

/** Printed as text: a number has colours where a terminal asks for them. */
const ASK =
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); })";

/** A port of this machine that nobody listens at, for configurations, which cannot wait. */
export const freePort = () => execFileSync(process.execPath, ['-e', ASK], { encoding: 'utf8' });
