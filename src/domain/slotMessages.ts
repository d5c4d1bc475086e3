import { plural } from '#src/config/plural.ts';

/* How often times are offered to book: within sentences, as in 'times every half hour'. */

/** With a no-break space. */
export const everyHalfHour = 'every half\u00a0hour';

export const everyHours = (count: number) =>
  plural(count, { one: 'every hour', other: `every ${count} hours` });

export const everyMinutes = (count: number) =>
  plural(count, { one: 'every minute', other: `every ${count} minutes` });
