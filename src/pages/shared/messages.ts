/** A title and the last of the links above it. */
export const grooming = 'Grooming';

/** The name of the first section of a landing page, read out. */
export const welcome = 'Welcome';

/** A button that calls. */
export const callPhone = (phone: string) => `Call ${phone}`;
