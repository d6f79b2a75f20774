import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { text } from '../../packages/ui/src/styles/text.ts';
import { useStoryIndex } from './storyIndex.ts';

const group = css({ margin: '0.75rem 0' });
const links = css({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' });

export interface StoryLinksProps {
  /** Titles such as `Desktop/CourseDetail`. */
  of: string[];
}

/** Links to every story with one of some titles. */
export function StoryLinks({ of }: StoryLinksProps) {
  const stories = useStoryIndex();
  return of.map((title) => (
    <div key={title} css={group}>
      <p css={text.label}>{title}</p>
      <div css={[links, text.body]}>
        {stories
          .filter((story) => story.title === title)
          .map(({ id, name }) => (
            <AnchorMdx key={id} href={`?path=/story/${id}`} target="_top">
              {name}
            </AnchorMdx>
          ))}
      </div>
    </div>
  ));
}
