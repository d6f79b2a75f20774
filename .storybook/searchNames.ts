import { namesOf } from './names.ts';

/** What is searched of an entry besides its name and its place; written headings of a page stand here as well. */
interface Anchor {
  id: string;
  title: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; anchors?: Anchor[] }>;
}

/** What Storybook asks for its index. */
export interface IndexGenerator<Index extends StoryIndex> {
  getIndex: () => Promise<Index>;
}

/** The index with the Chinese names of its entries where the search of the sidebar looks. */
export function addNames<Index extends StoryIndex>(index: Index): Index {
  const entries = Object.entries(index.entries).map(([key, entry]) => {
    const title = namesOf(entry.id);
    const anchors = [...(entry.anchors ?? []), ...(title ? [{ id: '', title }] : [])];
    return [key, anchors.length > 0 ? { ...entry, anchors } : entry] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Lets a generator answer an index that can be searched in Chinese. */
export function withNames<Index extends StoryIndex, Generator extends IndexGenerator<Index>>(
  generator: Generator,
): Generator {
  const getIndex = generator.getIndex.bind(generator);
  // Storybook asks many times between two changes, and its generator answers the same object.
  let last: { plain: Index; named: Index } | null = null;
  generator.getIndex = async () => {
    const plain = await getIndex();
    if (last?.plain !== plain) last = { plain, named: addNames(plain) };
    return last.named;
  };
  return generator;
}
