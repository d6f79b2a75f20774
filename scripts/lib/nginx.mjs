import { spawnSync } from 'node:child_process';

/** Shell checks for the tools that serving the bundle needs, each with the Debian package that has the tool. */
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
 * Returns why the configuration of nginx cannot be tested on this machine; null when it can. In CI as root
 * the missing Debian packages are installed first; on other machines nothing is installed.
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
