import { spawnSync } from 'node:child_process';

const TOOLS = { nginx: 'nginx', jq: 'jq', envsubst: 'gettext-base' };
const INSTALL = 'apt-get install -y -qq --no-install-recommends';

const shell = (command, timeout = 10_000) =>
  spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout }).status === 0;
const missingTools = () => Object.keys(TOOLS).filter((name) => !shell(`command -v ${name}`));

/**
 * Why the configuration of nginx cannot be tried on this machine; null when it can. A machine that
 * runs CI as root gets the Debian packages first; others are left as they are.
 */
export function whyNoNginx() {
  const missing = missingTools();
  if (missing.length === 0) return null;
  const packages = missing.map((name) => TOOLS[name]).join(' ');
  if (process.env.CI && process.getuid?.() === 0 && shell('command -v apt-get')) {
    console.log(`Installing ${packages} …`);
    shell(`apt-get update -qq; DEBIAN_FRONTEND=noninteractive ${INSTALL} ${packages}`, 120_000);
  }
  const left = missingTools();
  if (left.length === 0) return null;
  return `${left.join(', ')} not installed; on Debian: apt-get install ${packages}`;
}
