import { fireEvent, screen } from '@testing-library/react';

/** Sets the value of the field with this label at once, without typing. */
export function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Clicks the button with this name, without the events of a real pointer on the way. */
export function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Scrolls the page to a distance from its top, in px. */
export function scrollPageTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}
