/**
 * '9 AM to 9 PM' → 'between 9 AM and 9 PM'; hours of another shape stay as they are. Apart from hours.ts: the footer needs
 * it, so it is in every first load.
 */
export function between(hours: string): string {
  return hours.replace(/^([^,]+) to ([^,]+)$/, 'between $1 and $2');
}
