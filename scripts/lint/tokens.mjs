import { readFileSync } from 'node:fs';

const tokens = readFileSync(
  new URL('../../packages/ui/src/tokens/tokens.css', import.meta.url),
  'utf8',
);

/** Maps the values of a family of tokens to names; of several names for a value the preferred or first one. */
const family = (prefix, preferred = []) => {
  const all = Array.from(
    tokens.matchAll(new RegExp(`^ {2}--(${prefix}-[\\w-]+): (.*);$`, 'gm')),
    ([, name, value]) => [value, name],
  );
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [value, name] of all)
    if (!names.has(value) || preferred.includes(name)) names.set(value, name);
  return names;
};

const spaces = new Map(
  Array.from(family('space'), ([value, name]) => [
    value,
    name.slice('space-'.length).replace('-', '.'),
  ]),
);
const sizes = family('fs', ['fs-body-lg']);
const heights = family('lh', ['lh-body', 'lh-label', 'lh-title']);
const weights = family('weight');
const radii = family('radius');
const layers = family('z', ['z-raised']);

const SPACE = /^(?:(?:row|column)?[gG]ap|(?:padding|margin)\w*)$/;
const RADIUS = /^border(?:\w*)Radius$/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!var\()/i;
const LENGTH = /^-?(?:\d*\.)?\d+rem$/;

const quote = (text) => `'${text}'`;
const stepOf = (word) => {
  if (word === '0') return '0';
  const step = spaces.get(word.replace(/^-/, ''));
  return step === undefined || step === '0' ? undefined : word.startsWith('-') ? `-${step}` : step;
};

/** Splits a value into words and the separators between them: spaces, brackets and commas. */
const WORDS = /[^\s(),]+|[\s(),]+/g;

/**
 * Replaces every run of steps of the scale in a text of lengths by `space(…)`; null when the text has no length in rem.
 *
 * @param {string} text
 * @returns {{ runs: string[], isWhole: boolean, hasOther: boolean } | null}
 */
function nameSpaces(text) {
  const parts = text.match(WORDS) ?? [];
  const runs = [];
  let steps = [];
  let hasFound = false;
  let hasOther = false;
  const end = () => {
    if (steps.some((step) => step !== '0')) runs.push(`\${space(${steps.join(', ')})}`);
    else if (steps.length > 0) runs.push(steps.join(' '));
    steps = [];
  };
  for (const [index, part] of parts.entries()) {
    const step = stepOf(part);
    const next = parts[index + 1] ?? '';
    if (step !== undefined) {
      if (step !== '0') hasFound = true;
      steps.push(step);
    } else if (part === ' ' && steps.length > 0 && stepOf(next) !== undefined) continue;
    else {
      end();
      if (LENGTH.test(part)) hasOther = true;
      runs.push(part);
    }
  }
  end();
  if (!hasFound && !hasOther) return null;
  return { runs, isWhole: runs.length === 1, hasOther };
}

const isStyle = (node) => {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'CallExpression')
      return at.callee.type === 'Identifier' && /^(?:css|keyframes)$/.test(at.callee.name);
  return false;
};

/**
 * Styles name steps of scales, weights, layers, corners and colours by their tokens. What it can name
 * itself `oxlint --fix` mends.
 */
export const useTokens = {
  meta: { fixable: 'code', type: 'suggestion' },
  create(context) {
    const isStyles = /[.]styles[.]ts$|[\\/]styles[\\/]\w+[.]ts$/.test(context.filename);
    const needed = new Set();
    const known = new Set();
    let last;

    /** Reports a value. @param {string} name The helper that the fix calls, `space` or `token`. */
    const say = (node, message, text, name) => {
      if (text !== undefined) needed.add(name);
      context.report({
        node,
        message,
        ...(text !== undefined && { fix: (fixer) => fixer.replaceText(node, text) }),
      });
    };

    const spaced = (node, raw) => {
      const named = nameSpaces(raw);
      if (named === null) return;
      if (named.hasOther) say(node, `${raw}: take a step of the scale of spaces, space(…).`);
      else {
        const text = named.isWhole
          ? (named.runs[0] ?? '').slice(2, -1)
          : `\`${named.runs.join('')}\``;
        say(node, 'Name the step of the scale: space(…).', text, 'space');
      }
    };

    const one = (key, node) => {
      const value = node.value;
      if (SPACE.test(key) && typeof value === 'string') return spaced(node, value);
      if (key === 'fontWeight' && weights.has(String(value)))
        return say(node, 'Name the weight.', `token('${weights.get(String(value))}')`, 'token');
      if (key === 'zIndex' && layers.has(String(value)) && value !== 0 && value !== '0')
        return say(node, 'Name the layer.', `token('${layers.get(String(value))}')`, 'token');
      if (typeof value !== 'string') return;
      const names = key === 'fontSize' ? sizes : key === 'lineHeight' ? heights : null;
      if (names?.has(value))
        return say(node, 'Name the size of type.', `token('${names.get(value)}')`, 'token');
      if (RADIUS.test(key) && LENGTH.test(value))
        return say(
          node,
          'A corner is a token or corner(…).',
          radii.has(value) ? `token('${radii.get(value)}')` : undefined,
          'token',
        );
    };

    const check = (key, node) => {
      if (node.type === 'Literal') {
        one(key, node);
        if (typeof node.value === 'string' && COLOUR.test(node.value))
          say(node, 'A colour is a token.');
      } else if (node.type === 'ArrayExpression')
        for (const element of node.elements.filter(Boolean)) check(key, element);
      else if (node.type === 'ConditionalExpression') {
        check(key, node.consequent);
        check(key, node.alternate);
      } else if (node.type === 'CallExpression' && /^(?:bySite|wordBySite)$/.test(node.callee.name))
        for (const argument of node.arguments) check(key, argument);
      else if (node.type === 'TemplateLiteral')
        for (const quasi of node.quasis) {
          const raw = quasi.value.raw;
          if (COLOUR.test(raw)) say(quasi, 'A colour is a token.');
          if (SPACE.test(key)) {
            const named = nameSpaces(raw);
            if (named !== null)
              say(node, `${raw.trim()}: name the step of the scale, space(…).`, undefined);
          }
        }
    };

    return {
      ImportDeclaration(node) {
        last = node;
        for (const { local } of node.specifiers) known.add(local.name);
      },
      Property(node) {
        if (node.computed || node.key.type !== 'Identifier') return;
        if (isStyles || isStyle(node)) check(node.key.name, node.value);
      },
      'Program:exit'() {
        const inUi = context.filename.match(/packages[\\/]ui[\\/]src[\\/](.*)$/);
        const up = inUi ? '../'.repeat(inUi[1].split(/[\\/]/).length - 1) : '';
        const from = {
          space: inUi ? `${up}styles/space.ts` : '@qinghe/ui/styles/space',
          token: inUi ? `${up}tokens/tokens.ts` : '@qinghe/ui/tokens',
        };
        const missing = Array.from(needed).filter((name) => !known.has(name));
        if (missing.length === 0 || !last) return;
        const lines = missing.map((name) => `\nimport { ${name} } from ${quote(from[name])};`);
        context.report({
          node: last,
          message: `Import ${missing.join(' and ')}.`,
          fix: (fixer) => fixer.insertTextAfter(last, lines.join('')),
        });
      },
    };
  },
};
