// npm run new:component -- Name             creates packages/ui/src/components/Name with styles, stories, states and page.
// npm run new:component -- Name --pattern   creates it in packages/ui/src/patterns.
import { createComponent } from './lib/newComponent.mjs';
import { root, run } from './lib/run.mjs';

const args = process.argv.slice(2);
const [name = ''] = args.filter((arg) => !arg.startsWith('--'));
try {
  const layer = args.includes('--pattern') ? 'patterns' : 'components';
  const files = Object.keys(createComponent(root, name, layer));
  await run(['prettier', '--write', '--log-level', 'warn', ...files]);
  console.log(files.join('\n'));
  console.log('\nSay what it is for, then look at it: npm run storybook');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
