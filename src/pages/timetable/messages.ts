/** A link to today's part of the list, read out: 'Monday, today'. */
export const dayToday = (weekday: string) => `${weekday}, today`;
/** The heading of the table's first column, read out. */
export const hour = 'Hour';

/** Beside a day's name. */
export const today = 'Today';

/** In an empty cell of the table, read out. */
export const nothing = 'Nothing';

/** Read out between two times of day, each in a line of its own. */
export const to = 'to';
