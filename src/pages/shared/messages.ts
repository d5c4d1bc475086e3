/** The title and the breadcrumb of the grooming pages. */
export const grooming = 'Grooming';

/** The accessible name of the first section. */
export const welcome = 'Welcome';

export const callPhone = (phone: string) => `Call ${phone}`;
