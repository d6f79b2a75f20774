import { spawnSync } from 'node:child_process';

/** What the delivery needs, each with the package of Debian that has it. */
const TOOLS = {
  'command -v nginx && test -f /etc/nginx/mime.types': 'nginx',
  'test -f /usr/lib/nginx/modules/ngx_http_brotli_static_module.so':
    'libnginx-mod-http-brotli-static',
  'command -v jq': 'jq',
  'command -v envsubst': 'gettext-base',
};
const INSTALL = 'apt-get install -y -qq --no-install-recommends';

const shell = (command, timeout = 10_000) =>
  spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout }).status === 0;
const missingPackages = () =>
  Object.entries(TOOLS).flatMap(([check, name]) => (shell(check) ? [] : [name]));

/**
 * Why the configuration of nginx cannot be tried on this machine; null when it can. A machine that
 * runs CI as root gets the Debian packages first; others are left as they are.
 */
export function whyNoNginx() {
  const missing = missingPackages();
  if (missing.length === 0) return null;
  if (process.env.CI && process.getuid?.() === 0 && shell('command -v apt-get')) {
    console.log(`Installing ${missing.join(' ')} …`);
    const install = `${INSTALL} ${missing.join(' ')}`;
    shell(`apt-get update -qq; DEBIAN_FRONTEND=noninteractive ${install}`, 120_000);
  }
  const left = missingPackages().join(' ');
  return left === '' ? null : `not installed; on Debian: apt-get install ${left}`;
}
