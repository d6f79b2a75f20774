import useSWR from 'swr';
import * as v from 'valibot';

const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      type: v.string(),
      id: v.string(),
      title: v.string(),
      name: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** An entry of this Storybook's own index. */
export type IndexedStory = v.InferOutput<typeof Index>['entries'][string];

async function readIndex(): Promise<IndexedStory[]> {
  const reply = await fetch('./index.json');
  const { entries } = v.parse(Index, await reply.json());
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Every story, in the order of the sidebar; none until the index has been read. */
export function useStoryIndex(): readonly IndexedStory[] {
  return useSWR('index.json', readIndex, { revalidateOnFocus: false }).data ?? [];
}
