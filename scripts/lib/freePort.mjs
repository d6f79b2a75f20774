import { execFileSync } from 'node:child_process';

/** The port is printed as a string: `console.log` colours a number where the terminal supports it. */
const ASK =
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); })";

/** Returns a free port of this machine, synchronously, for configuration files that cannot wait for a promise. */
export const freePort = () => execFileSync(process.execPath, ['-e', ASK], { encoding: 'utf8' });
