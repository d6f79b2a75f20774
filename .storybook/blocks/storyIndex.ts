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

/** An entry of this Storybook's index. */
export type IndexedStory = v.InferOutput<typeof Index>['entries'][string];

async function readIndex(): Promise<IndexedStory[]> {
  const reply = await fetch('./index.json');
  const { entries } = v.parse(Index, await reply.json());
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Returns every story in the order of the sidebar; empty until the index is loaded. */
export function useStoryIndex(): readonly IndexedStory[] {
  return useSWR('index.json', readIndex, { revalidateOnFocus: false }).data ?? [];
}
