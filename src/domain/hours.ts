/*
 * Formats the brand's hours, written '9:30AM to 7:00 PM' in brand.ts (docs/product.md, section 2: footer), for sentences and
 * columns. Hours of another shape ('around the clock', two ranges) are returned unchanged; they still make sense there.
 */

/** '9:30AM to 7:00 PM' → '9:30 AM to 7 PM' */
export function formatHours(hours: string): string {
  return hours.replace(/(\d)(?::00)? ?([AP]M)/g, '$1 $2');
}

/** '9:30AM to 7:00 PM' → '9:30 AM – 7 PM', for columns */
export function formatHoursWithDash(hours: string): string {
  return formatHours(hours).replaceAll(' to ', ' – ');
}

/** '9 AM to 9 PM' → 'between 9 AM and 9 PM' */
export function hoursBetween(hours: string): string {
  return hours.replace(/^([^,]+) to ([^,]+)$/, 'between $1 and $2');
}

/** '9 AM to 9 PM' → 'until 9 PM' */
export function hoursUntil(hours: string): string {
  return hours.replace(/^[^,]+ to ([^,]+)$/, 'until $1');
}
