/**
 * Lists every hand-written page (`.mdx`) of the documentation, with its content as Markdown.
 *
 * @returns {{ id: string, title: string, path: string, content: string }[]}
 */
export const pagesOf = ({ docs: alone, components: { components } }) =>
  [
    ...Object.values(alone.docs),
    ...Object.values(components).flatMap((component) => Object.values(component.docs ?? {})),
  ]
    .filter(({ content, path: file }) => content && file.endsWith('.mdx'))
    .toSorted((a, b) => a.id.localeCompare(b.id));

/**
 * Returns the complete snippets of components and patterns, by the id of their story.
 *
 * @returns {Record<string, string>}
 */
export const snippetsOf = ({ components: { components } }) =>
  Object.fromEntries(
    Object.values(components)
      .filter(({ id }) => /^(components|patterns)-/.test(id))
      .flatMap(({ stories }) => stories)
      .flatMap(({ id, snippet }) => (snippet ? [[id, snippet]] : [])),
  );
