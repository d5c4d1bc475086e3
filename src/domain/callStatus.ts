/** What came of calling an owner back (docs/product.md, section 3). A request starts with the first. */
export const callStatuses = ['To call', 'No answer', 'Confirmed', 'Changed', 'Cancelled'] as const;
export type CallStatus = (typeof callStatuses)[number];

/** What the list can be narrowed to: a status, or that the time to call again has come. */
export const callFilters = [
  'To call',
  'Call again due',
  'No answer',
  'Confirmed',
  'Changed',
  'Cancelled',
] as const;
export type CallFilter = (typeof callFilters)[number];
