import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Printed } from '../../../../.storybook/blocks/Live.tsx';
import { getCourse } from '../resources/courses.ts';
import { createClient, describeError } from './index.ts';

/** A client of one’s own, against the demo school. */
const meta = { title: 'Client example', tags: ['!autodocs'] } satisfies Meta;
export default meta;

function Example() {
  const [shown, setShown] = useState<unknown>(null);
  const client = useMemo(
    () => createClient({ baseUrl: () => '', getToken: () => null, onUnauthorized: () => {} }),
    [],
  );
  const ask = (id: number) =>
    client.send(getCourse, { id }).then(
      ({ course }) => setShown({ id: course.id, title: course.title, charge: course.charge }),
      (error: unknown) => setShown({ error, words: describeError(error) }),
    );
  return (
    <>
      <button type="button" onClick={() => void ask(1)}>
        Course 1
      </button>{' '}
      <button type="button" onClick={() => void ask(9999)}>
        Course 9999
      </button>
      <Printed label="What the client answers">{shown}</Printed>
    </>
  );
}

/** An answer and a refusal. */
export const Playground: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('region');
    await userEvent.click(canvas.getByRole('button', { name: 'Course 1' }));
    await waitFor(() => expect(answer).toHaveTextContent('Python 零基础'));
    await userEvent.click(canvas.getByRole('button', { name: 'Course 9999' }));
    await waitFor(() => expect(answer).toHaveTextContent('ApiError'));
  },
};
