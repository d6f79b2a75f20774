import { namesOf } from './names.ts';

/** A text of an entry that is searched besides its name and title, such as a heading of a page. */
interface Anchor {
  id: string;
  title: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; anchors?: Anchor[] }>;
}

/** Storybook's generator of the index. */
export interface IndexGenerator<Index extends StoryIndex> {
  getIndex: () => Promise<Index>;
}

/** Adds the Chinese names to the index as anchors of its entries, which the search of the sidebar includes. */
export function addNames<Index extends StoryIndex>(index: Index): Index {
  const entries = Object.entries(index.entries).map(([key, entry]) => {
    const title = namesOf(entry.id);
    const anchors = [...(entry.anchors ?? []), ...(title ? [{ id: '', title }] : [])];
    return [key, anchors.length > 0 ? { ...entry, anchors } : entry] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Makes a generator return an index that can be searched in Chinese. */
export function withNames<Index extends StoryIndex, Generator extends IndexGenerator<Index>>(
  generator: Generator,
): Generator {
  const getIndex = generator.getIndex.bind(generator);
  // Cached, as Storybook gets the index many times between two changes, each time the same object.
  let last: { plain: Index; named: Index } | null = null;
  generator.getIndex = async () => {
    const plain = await getIndex();
    if (last?.plain !== plain) last = { plain, named: addNames(plain) };
    return last.named;
  };
  return generator;
}
