import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { framedPicture } from '../../testing/picture.ts';
import { Cover, CoverPlate } from './Cover.tsx';

/** A picture in a box of a fixed shape, with a placeholder for when there is none. */
const meta = {
  component: Cover,
  args: { src: '/demo/covers/python.svg', alt: '' },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** A plate names what is special about the thing. */
export const WithPlate: Story = {
  args: { src: '/demo/covers/math.svg', children: <CoverPlate>新课</CoverPlate> },
};

/** The picture of the first view loads at once and before others. */
export const Priority: Story = {
  args: { isPriority: true, alt: 'Python 零基础的封面' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Python 零基础的封面' });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** A picture that fails to load gives way to the mark of the brand and keeps its name. */
export const Broken: Story = {
  args: { alt: '摄影用光的封面', src: '/demo/covers/photo.svg' },
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole('img', { name: '摄影用光的封面' }));
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '摄影用光的封面' }).tagName).toBe('SPAN'),
    );
  },
};

/** MeEdu's back office asks for 400 × 300: such a picture is whole, on a blur of itself. */
export const Whole: Story = {
  tags: ['vrt'],
  args: { isWhole: true, isPriority: true, alt: '四比三的封面', src: framedPicture(400, 300) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '四比三的封面' });
    await waitFor(() => expect(image).toHaveStyle({ objectFit: 'contain' }));
  },
};

/** A picture of the box's own shape fills it; nothing is blurred behind it. */
export const Fills: Story = {
  args: { isWhole: true, isPriority: true, alt: '十六比九的封面', src: framedPicture(640, 360) },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: '十六比九的封面' });
    await waitFor(() => expect(image.naturalWidth).toBe(640));
    await expect(image).toHaveStyle({ objectFit: 'cover' });
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

/** The box's shape is known: reading it from the page, at each of forty cards, would make the browser lay the page out at once. */
export const NotMeasured: Story = {
  args: { isWhole: true, isPriority: true, alt: '四比三的封面', src: framedPicture(400, 300) },
  play: async ({ canvas, mount }) => {
    const measured = spyOn(Element.prototype, 'clientWidth', 'get');
    await mount();
    const image = canvas.getByRole('img', { name: '四比三的封面' });
    await waitFor(() => expect(image).toHaveStyle({ objectFit: 'contain' }));
    await expect(measured).not.toHaveBeenCalled();
  },
};
