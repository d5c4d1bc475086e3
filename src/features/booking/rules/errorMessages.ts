/* Errors under the fields (docs/product.md, section 5). */

export const locationMissing = 'Please select a valid location.';
export const typeMissing = 'Please select a valid appointment type.';
export const petMissing = 'Please select a valid pet type.';
export const commentsMissing = 'Comments cannot be empty.';
export const nameMissing = 'Name is required.';
export const mobileNumberMissing = 'Mobile Number is required.';
export const mobileNumberWrong = 'Mobile Number must be 10 digits and numeric.';
export const emailMissing = 'Email is required.';
export const emailWrong = 'Invalid email format.';
export const dateMissing = 'Please select a date.';
export const timeHasPassed = 'Please select a future date and time (cannot be in the past).';
export const timeMissing = 'Please select a time.';

/** '10:30 AM', '7:30 PM' */
export const timeNotOffered = (first: string, last: string) =>
  `Please select a time between ${first} and ${last}.`;

/** A holiday of all clinics: '25 December', 'Christmas Day'. */
export const closedOnHoliday = (day: string, holiday: string) =>
  `We’re closed on ${day} (${holiday}). Choose another day.`;

/** A weekday on which the chosen clinic is closed: 'Sundays'. */
export const clinicClosedOnWeekday = (clinic: string, weekdays: string) =>
  `${clinic} is closed on ${weekdays}. Choose another day or another clinic.`;
