/*
 * The one way that pages write times of day: '9:30 AM to 7 PM'. The brand's hours stand as '9:30AM to 7:00 PM' in brand.ts
 * (docs/product.md, section 2: footer). Hours of another shape ('around the clock', two ranges) are returned unchanged; they
 * still make sense there.
 */

function timeText(hour: number, minute: number, half: string): string {
  return `${hour}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half}`;
}

/** Minutes since midnight as a time of day: 570 → '9:30 AM', 1140 → '7 PM', 720 → '12 PM'. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return timeText(hour % 12 || 12, minutes % 60, hour < 12 ? 'AM' : 'PM');
}

/** '9:30AM to 7:00 PM' → '9:30 AM to 7 PM' */
export function formatHours(hours: string): string {
  return hours.replaceAll(/(\d+)(?::(\d\d))? ?([AP]M)/g, (_, hour, minute = 0, half) =>
    timeText(Number(hour), Number(minute), String(half)),
  );
}

/** '9 AM to 9 PM' → 'between 9 AM and 9 PM' */
export function hoursBetween(hours: string): string {
  return hours.replace(/^([^,]+) to ([^,]+)$/, 'between $1 and $2');
}

/** '9 AM to 9 PM' → 'until 9 PM' */
export function hoursUntil(hours: string): string {
  return hours.replace(/^[^,]+ to ([^,]+)$/, 'until $1');
}
