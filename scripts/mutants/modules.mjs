/**
 * @typedef {object} RuleModule Code with rules of the product, and the tests that must fail when one of them is broken.
 * @property {string} name
 * @property {string[]} files Relative to the root.
 * @property {string[]} tests Relative to the root.
 */

const hooks = 'packages/hooks/src';
const api = 'packages/api/src';
const rich = 'packages/ui/src/components/RichContent/pipeline';
const words = 'packages/ui/src/words';

/** Returns the paths of modules. @param {string} folder @param {string} names Separated by spaces, without extension. */
const sources = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.ts`);
/** Returns the paths of test files, like {@link sources}. @param {string} folder @param {string} names */
const tests = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.test.ts`);

/** @type {readonly RuleModule[]} */
export const ruleModules = [
  {
    name: 'time',
    files: sources(`${hooks}/time`, 'calendar duration relativeTime shanghai'),
    tests: tests(`${hooks}/time`, 'time'),
  },
  {
    name: 'money',
    files: sources(words, 'amount money spaced'),
    tests: tests(words, 'words'),
  },
  {
    name: 'readers',
    files: sources(`${api}/contract`, 'read instant'),
    tests: tests(`${api}/contract`, 'read instant'),
  },
  {
    name: 'client',
    files: sources(`${api}/client`, 'ApiError createClient decode encode describeError'),
    tests: tests(`${api}/client`, 'ApiError createClient decode describeError encode'),
  },
  {
    name: 'playback',
    files: sources(`${hooks}/data/playback`, 'outbox played progress ranges reporter tracker'),
    tests: tests(`${hooks}/data/playback`, 'outbox playback progress ranges reporter tracker'),
  },
  {
    name: 'polling',
    files: sources(`${hooks}/data/orders`, 'statusPoll'),
    tests: tests(`${hooks}/data/orders`, 'statusPoll'),
  },
  {
    name: 'sanitiser',
    files: sources(rich, 'arrange formulas headingRanks roughLines sanitize styleAttributes'),
    tests: tests(rich, 'arrange formulas headingRanks roughLines sanitize styleAttributes'),
  },
  {
    name: 'design',
    files: sources(rich, 'design inks'),
    tests: tests(rich, 'design'),
  },
  {
    name: 'url',
    files: sources(
      `${hooks}/url`,
      'aliases desktopSite loginReturn meeduH5 msv paths query safety site',
    ),
    tests: tests(`${hooks}/url`, 'aliases loginReturn meeduH5 paths query safety site'),
  },
  {
    name: 'guards',
    files: sources(`${hooks}/stores/session`, 'guard'),
    tests: tests(`${hooks}/stores/session`, 'guard'),
  },
  {
    name: 'session',
    files: sources(`${hooks}/stores/session`, 'actions state'),
    tests: tests(`${hooks}/stores/session`, 'session'),
  },
  {
    name: 'scan',
    files: sources(`${hooks}/data/wechatScan`, 'createScan scanMachine'),
    // Not the property test: its 2,000 runs take seconds for each mutant.
    tests: tests(`${hooks}/data/wechatScan`, 'scanMachine wechatScan'),
  },
  {
    name: 'countdown',
    files: sources(`${hooks}/data/auth`, 'smsCountdown'),
    tests: tests(`${hooks}/data/auth`, 'smsCountdown'),
  },
  {
    name: 'checkout',
    files: sources(`${hooks}/data/orders`, 'checkCode checkout placeOrder'),
    tests: tests(`${hooks}/data/orders`, 'checkCode checkout placeOrder'),
  },
];
