/* The booking form: what is wrong with an answer, under its field; what it says of days and times; and what its kinds say each in their own way. */

export const locationMissing = 'Please select a valid location.';

export const typeMissing = 'Please select a valid appointment type.';

export const petMissing = 'Please select a valid pet type.';

export const commentsMissing = 'Comments cannot be empty.';

export const nameMissing = 'Name is required.';

export const mobileNumberMissing = 'Mobile Number is required.';

export const mobileNumberWrong = (digits: number) =>
  `Mobile Number must be ${digits} digits and numeric.`;

export const emailMissing = 'Email is required.';

export const emailWrong = 'Invalid email format.';

export const dateMissing = 'Please select a date.';

export const timeHasPassed = 'Please select a future date and time (cannot be in the past).';

export const timeMissing = 'Please select a time.';

/** `times` are such as 'between 9:30 AM and 1:00 PM', 'at 4:00 PM'. */
export const timeNotOffered = (times: string) => `Please select a time ${times}.`;

export const at = (time: string) => `at ${time}`;

export const between = (first: string, last: string) => `between ${first} and ${last}`;

/** All are closed: '25 December (Christmas Day)'. */
export const closedOnHoliday = (day: string) => `We’re closed on ${day}. Choose another day.`;

/** The chosen clinic is closed on a day of every week: 'Sundays'. */
export const clinicClosedOnWeekday = (clinic: string, weekdays: string) =>
  `${clinic} is closed on ${weekdays}. Choose another day or another clinic.`;

/** '25 December (Christmas Day)' */
export const holidayWithName = (day: string, holiday: string) => `${day} (${holiday})`;

/** Beside 'When': the days of every week, and the holidays, on which nothing can be booked: 'Sundays or 25 Dec'. */
export const noVisitsOn = (closedDays: string) => `No visits on ${closedDays}`;

/** On a button for a day. */
export const today = 'Today';

/** On a button for a day. */
export const tomorrow = 'Tomorrow';

/** Behind the label 'Comments'. */
export const commentsHint = 'What have you noticed? What frightens your pet?';

/** The same, in the form for grooming alone. */
export const groomingHint = 'Coat, knots? What frightens your pet?';
