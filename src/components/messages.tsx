import type { ReactNode } from 'react';

/** On a button or link that calls a phone number. */
export const callNumber = (phone: ReactNode) => <>Call {phone}</>;

/** On the buttons and links that lead to the booking form. */
export const bookNow = 'Book Now';

/** The name of the links above a page's title, read out. */
export const breadcrumb = 'Breadcrumb';

/** The first of these links: the landing page. */
export const home = 'Home';

/** The name of a row of pictures or cards that scrolls, read out. */
export const slides = 'Slides';

/** What each part of it is, read out. */
export const slide = 'slide';

/** What a section is whose slides can be moved on, read out. */
export const carousel = 'carousel';

/** Read out: '2 of 5: Dr Meera Nair'. */
export const slideOf = (number: number, count: number, slideName: string) =>
  `${number} of ${count}: ${slideName}`;

/** On the button that takes a message away, read out. */
export const dismiss = 'Dismiss';

/** After a link's words, read out. */
export const opensInNewTab = '(opens in a new tab)';

/** A review's stars: '4 out of 5'; <1> is read out alone. */
export const fullStars = (full: number, count: number) => (
  <>
    <span>{`${full} out of ${count}`}</span>
    <span className="visually-hidden"> stars</span>
  </>
);

/** In place of a form, in a browser without scripts; a phone number stands above. */
export const formNeedsScript = 'This form needs JavaScript, which is switched off in this browser.';

/** On a button that leads to the booking form. */
export const bookVisit = 'Book a visit';

/** On a button that asks again for what could not be loaded. */
export const tryAgain = 'Try again';
