import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnchorLink } from '#src/app/parts/AnchorLink.tsx';

/** Opens a page at an address, with these sections and a link to one of the home page's. */
function open(address: string, ...sections: string[]) {
  const page = (
    <>
      <AnchorLink href="/#about">About</AnchorLink>
      {sections.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const follow = () => act(async () => void fireEvent.click(screen.getByRole('link')));

it('a header anchor leads to the home page if the current page lacks the section', async () => {
  const router = open('/timetable');
  await follow();
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '#about' });
});

it('a header anchor stays on a page that has the section, and Back leaves it in one step', async () => {
  const router = open('/home-v2', 'about');
  await follow();
  await follow();
  expect(router.state.location).toMatchObject({ pathname: '/home-v2', hash: '#about' });
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: '/home-v2', hash: '' });
});
