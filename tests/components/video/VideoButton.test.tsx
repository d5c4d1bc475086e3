import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { VideoButton } from '#src/components/video/VideoButton.tsx';

const video = { id: 'a b&c', title: 'A first visit' };

function page() {
  render(
    <main>
      <VideoButton video={video} label="Watch the video" />
      <a href="/next">Next</a>
    </main>,
  );
  return userEvent.setup();
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Watch the video' }));
  const dialog = await screen.findByRole('dialog', { name: 'A first visit' });
  return { dialog, frame: screen.getByTitle<HTMLIFrameElement>('A first visit') };
}

function rest() {
  return screen.getByRole('main', { hidden: true }).parentElement;
}

it('the video is rendered after the click, plays from youtube-nocookie.com and sends a referrer', async () => {
  const user = page();
  expect(document.querySelector('iframe')).toBeNull();
  const { frame, dialog } = await open(user);
  const address = new URL(frame.src);
  expect(address.origin).toBe('https://www.youtube-nocookie.com');
  expect(address.pathname).toBe('/embed/a%20b%26c');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(dialog).toHaveFocus();
});

it.each<[string, (user: ReturnType<typeof page>) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a click beside the video', (user) => user.click(screen.getByRole('dialog'))],
  [
    'the close button',
    (user) => {
      screen.getByRole('button', { name: 'Close the video' }).focus();
      return user.keyboard(' ');
    },
  ],
])(
  '%s closes the video, blanks its frame, frees the page and returns the focus',
  async (_, close) => {
    const user = page();
    const { frame } = await open(user);
    expect(rest()?.inert).toBe(true);
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(frame.src).toBe('about:blank');
    expect(rest()?.inert).toBe(false);
    expect(screen.getByRole('button', { name: 'Watch the video' })).toHaveFocus();
  },
);

it('the video opens again, and Escape has no effect after it is closed', async () => {
  const user = page();
  await open(user);
  await user.keyboard('{Escape}');
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  await user.keyboard('{Escape}');
  expect(next).toHaveFocus();
  await open(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('unmounting the open video makes the page usable again', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<VideoButton video={video} label="Watch the video" />);
  await open(user);
  unmount();
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-sheet');
  // The library's own listener survives unmounting.
  await user.keyboard('{Escape}');
});
