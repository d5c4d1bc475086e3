import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { videoBand } from '#content/pages/landing.ts';
import { VideoBand } from '#src/sections/media/VideoBand.tsx';

it('a click on the video band’s panel opens the video', async () => {
  const user = userEvent.setup();
  render(<VideoBand {...videoBand} />);
  await user.click(
    screen.getByRole('button', { name: 'Watch the video: See a first visit, start to finish' }),
  );
  expect(await screen.findByRole('dialog', { name: videoBand.video.title })).toBeInTheDocument();
  await user.keyboard('{Escape}');
});
