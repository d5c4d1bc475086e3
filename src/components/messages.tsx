import type { ReactNode } from 'react';

export const callNumber = (phone: ReactNode) => <>Call {phone}</>;

export const slides = 'Slides';

export const slide = 'slide';

export const carousel = 'carousel';

export const slideOf = (number: number, count: number, slideName: string) =>
  `${number} of ${count}: ${slideName}`;

export const dismiss = 'Dismiss';

export const opensInNewTab = '(opens in a new tab)';

export const formNeedsScript = 'This form needs JavaScript, which is switched off in this browser.';

export const pleaseBookByPhone = 'Please book by phone';

export const privacy = 'Privacy';

export const tryAgain = 'Try again';
