import { useTokens } from './tokens.mjs';
import { words } from './words.mjs';

/** Names of functions that read browser storage. */
const READS = new Set(['hasToken', 'isVisit', 'readSessionFlags', 'local.read', 'tab.read']);

/** Proxies of the stores, which only event handlers and effects may read. */
const PROXIES = new Set(['session', 'system', 'dialogs']);

const isFunction = ({ type }) => /Function/.test(type);

function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object)}.${nameOf(node.property)}`;
}

/** Whether a node runs during render: directly in the body of a component or hook, not in a nested function. */
function isInRender(node) {
  let owner = node.parent;
  while (owner && !isFunction(owner)) owner = owner.parent;
  if (!owner) return false;
  const name =
    owner.id?.name ?? (owner.parent.type === 'VariableDeclarator' ? nameOf(owner.parent.id) : '');
  return /^(?:use)?[A-Z]/.test(name);
}

/**
 * Forbids reading storage or store proxies during render: React does not notice their changes, and the
 * values differ between a prerendered page and the browser that hydrates it.
 */
const noReadInRender = {
  create(context) {
    const proxies = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/stores|state\.ts$/.test(source.value)) return;
        for (const { imported, local } of specifiers)
          if (imported && PROXIES.has(imported.name)) proxies.add(local.name);
      },
      CallExpression(node) {
        if (READS.has(nameOf(node.callee)) && isInRender(node))
          context.report({ node, message: 'Read storage by a hook, in an event or in an effect.' });
      },
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && proxies.has(node.object.name) && isInRender(node))
          context.report({ node, message: 'Read a store by its hook in render.' });
      },
    };
  },
};

export default {
  meta: { name: 'qinghe' },
  rules: { 'no-read-in-render': noReadInRender, 'use-tokens': useTokens, words },
};
