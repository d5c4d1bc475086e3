/** A link to today's part of the list, read out: 'Monday, today'. */
export const dayToday = (weekday: string) => `${weekday}, today`;
