/** For screen readers: today's link. */
export const dayToday = (weekday: string) => `${weekday}, today`;

export const today = 'Today';

export const hour = 'Hour';

/** For screen readers: an empty cell. */
export const nothing = 'Nothing';

/** For screen readers, between two times. */
export const to = 'to';
