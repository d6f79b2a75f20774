/** The oldest Node.js that this runs on, as `engines` of package.json says. */
export const OLDEST = [20, 19];

/** Whether a version, such as `20.19.1`, is old enough to be refused. @param {string} version */
export function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

// Whoever imports this first says so before anything else goes wrong.
if (isTooOld(process.versions.node)) {
  console.error(
    `This wants Node.js ${OLDEST.join('.')} or later, and is run by ${process.versions.node}. See https://nodejs.org or your version manager (nvm install 22).`,
  );
  process.exit(1);
}
