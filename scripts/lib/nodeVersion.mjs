/** The oldest supported version of Node.js, as in `engines` of package.json. */
export const OLDEST = [20, 19];

/** Whether a version such as `20.19.1` is older than the oldest supported one. @param {string} version */
export function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

// Runs on import: a script that imports this module first stops here, before newer syntax or APIs fail.
if (isTooOld(process.versions.node)) {
  console.error(
    `This wants Node.js ${OLDEST.join('.')} or later, and is run by ${process.versions.node}. See https://nodejs.org or your version manager (nvm install 22).`,
  );
  process.exit(1);
}
