/*
 * The brand's hours, typed once as '9:30AM to 7:00 PM' (specification, section 2: footer), in the spellings that sentences
 * need. Hours of any other shape ('around the clock', two ranges) come back as they were typed: they still make sense there.
 */

/** '9:30AM to 7:00 PM' → '9:30 AM to 7:00 PM' */
export function spaced(hours: string): string {
  return hours.replace(/(\d)([AP]M)/g, '$1 $2');
}

/** '9:30AM to 7:00 PM' → '9:30 AM – 7:00 PM', for a column */
export function dashed(hours: string): string {
  return spaced(hours).replaceAll(' to ', ' – ');
}

/** '9 AM to 9 PM' → 'until 9 PM' */
export function until(hours: string): string {
  return hours.replace(/^[^,]+ to ([^,]+)$/, 'until $1');
}
