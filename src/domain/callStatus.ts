/** What came of calling an owner back (docs/product.md, section 3). A request starts with the first. */
export const callStatuses = ['To call', 'No answer', 'Confirmed', 'Changed', 'Cancelled'] as const;
export type CallStatus = (typeof callStatuses)[number];

/** Whether the patient came, once the day of the visit is there. */
export const attendances = ['Arrived', 'Left', 'Did not come'] as const;
export type Attendance = (typeof attendances)[number];

/** What the list can be narrowed to: a status, that the time to call again has come, or who came. */
export const callFilters = [
  'To call',
  'Call again due',
  'No answer',
  'Confirmed',
  'Changed',
  'Cancelled',
  ...attendances,
] as const;
export type CallFilter = (typeof callFilters)[number];
