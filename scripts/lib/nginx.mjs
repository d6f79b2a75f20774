import { spawnSync } from 'node:child_process';

const TOOLS = { nginx: 'nginx', jq: 'jq', envsubst: 'gettext-base' };

/** Why the configuration of nginx cannot be tried on this machine; null when it can. */
export function whyNoNginx() {
  const missing = Object.keys(TOOLS).filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  );
  if (missing.length === 0) return null;
  const packages = missing.map((name) => TOOLS[name]).join(' ');
  return `${missing.join(', ')} not installed; on Debian: apt-get install ${packages}`;
}
