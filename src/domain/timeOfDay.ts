/*
 * The one way that pages write times of day and the hours of a week: '9:30 AM to 7 PM' (docs/product.md, section 2).
 */

/** Minutes since midnight as a time of day: 570 → '9:30 AM', 1140 → '7 PM', 720 → '12 PM'. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}
