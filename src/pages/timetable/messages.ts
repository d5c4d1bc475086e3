/** A link to today in the list, read out. */
export const dayToday = (weekday: string) => `${weekday}, today`;

export const today = 'Today';

export const hour = 'Hour';

/** An empty cell, read out. */
export const nothing = 'Nothing';

/** Read out between two times. */
export const to = 'to';
