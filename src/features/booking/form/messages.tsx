import type { ReactNode } from 'react';
import { plural } from '#src/domain/text/plural.ts';
import type { PartOfDay } from './rules/slots.ts';

/** For screen readers. */
export const bookAnAppointment = 'Book an appointment';

export const typedIsFilledIn = 'What you typed is filled in. Choose what is missing.';
export const linkAsksFor = (things: string) =>
  `The link you followed asks for something that can’t be booked here (${things}). Please choose for yourself.`;
export const linkFields = {
  location: 'location',
  appointmentType: 'appointment type',
  petType: 'pet type',
} as const;

/** Above the fields. */
export const everyField = 'Please fill in every field.';
/** Above the fields, after a failed submit. */
export const errorCount = (count: number) =>
  plural(count, {
    one: `${count} answer is missing or not right`,
    other: `${count} answers are missing or not right`,
  });

export const whereAndWhatFor = 'Where and what for';
export const when = 'When';
export const yourPet = 'Your pet';
export const aboutYou = 'About you';

export const location = 'Location';
export const selectLocation = 'Select Location';
/** A group of the select. */
export const byPhoneOnly = 'By phone only';
/** Before the clinics missing from the select. */
export const byPhone = 'By phone:';

/** Beside the select's label. */
export const loading = 'loading…';
/** Beside the select's label. */
export const slowToLoad = 'slow to load, fill in the rest';
/** For screen readers. */
export const locationsAreSlow = 'Our locations are slow to load. Fill in the rest meanwhile.';

/* Below the select: why nothing, or not the chosen clinic, can be booked. */
export const locationsFailed = (phone: ReactNode) => (
  <>We could not load our locations, so this form can’t be sent yet. Try again, or call {phone}.</>
);
export const locationsOffline = (phone: ReactNode) => (
  <>
    You are offline. Our locations load by themselves when you are back online; what you type stays
    here. You can also call {phone}.
  </>
);
export const clinicByPhone = (phone: ReactNode) => (
  <>This clinic takes no vet visits online. To book, call {phone}.</>
);
export const clinicGone = (phone: ReactNode) => (
  <>The clinic you chose can’t be booked here at the moment. Choose another, or call {phone}.</>
);

/** In place of the select. */
export const atClinic = (clinic: ReactNode) => <>At {clinic}</>;
export const changeClinic = 'Change';

export const appointmentType = 'Appointment Type';
export const selectAppointmentType = 'Select Appointment Type';
/** In place of the types. */
export const selectLocationFirst = 'Please select Location first';
/** In place of the types. */
export const nothingOffered = 'No appointments can be booked at this location';

/** Beside 'When': 'Sundays or 25 Dec'. */
export const noAppointmentsOn = (closedDays: string) => `No visits on ${closedDays}`;

/** For screen readers. */
export const nextDays = 'Next days';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
/** In place of a day's name. */
export const closed = 'Closed';

export const appointmentDate = 'Appointment Date';
export const appointmentTime = 'Appointment Time';
export const selectTime = 'Select Time';
export const noTimesLeft = 'No times are left on this day';
export const noTimes = 'No times on this day';
export const partsOfDay: Readonly<Record<PartOfDay, string>> = {
  Morning: 'Morning',
  Afternoon: 'Afternoon',
  Evening: 'Evening',
};

export const petType = 'Pet Type';
export const selectPetType = 'Select Pet Type';

export const comments = 'Comments';
export const commentsHint = 'What have you noticed? What frightens your pet?';
/** In the grooming form. */
export const groomingHint = 'Coat, knots? What frightens your pet?';

export const name = 'Name';
export const mobileNumber = 'Mobile Number';
export const mobileHint = '10 digits';
export const email = 'Email';
export const emailExample = 'name@example.com';

export const whatItIsFor = 'We use this only to arrange your visit.';

export const bookAppointment = 'Book Appointment';
export const bookingNow = 'Booking…';
/** After 8 seconds. */
export const stillSending =
  'Still sending your booking. This is slower than usual; please keep the page open.';

/** After a booking that failed. */
export const failedButKept = (phone: ReactNode) => (
  <>Everything you typed is still here. You can also call {phone}.</>
);

export const offline = 'You are offline. What you type stays here: book when you are back online.';
export const offlineWhileSending =
  'You are offline, and your booking is on its way: it may or may not have arrived. Keep the page open.';
export const onlineAgain = 'You are back online. You can book now.';

/** Beside 'Appointment booked successfully!' */
export const changedWhileSending =
  'Your later changes were not sent. They are below, for your next booking.';
export const bookForAnotherPet = 'Book for another pet';

export const sentWithoutAnswer = (day: string, time: string, sentDay: string, sentTime: string) =>
  `Your booking for ${day}, ${time} was sent on ${sentDay} at ${sentTime}, and no answer has come: it may or may not have arrived.`;
export const callToAsk = (phone: ReactNode) => (
  <>Before you book again, please call {phone} to ask.</>
);
export const close = 'Close';

/** The confirmation's heading: the clinic that confirms, and how soon. */
export const callsYou = (clinic: ReactNode, number: ReactNode) => (
  <>
    {clinic} will call {number} to confirm, usually within two hours of opening.
  </>
);

/* The rows of the confirmation. */
export const rowOwner = 'Who';
export const rowClinic = 'Where';
export const rowService = 'What';
export const rowPet = 'For';
export const rowTime = 'When';
export const rowPhone = 'Phone';

export const preparation = 'Before the visit';

export const addToCalendar = 'Add to calendar';

export const notFixedUntil = (clinic: string, phone: string) =>
  `Not fixed until ${clinic} has answered you. To change or cancel: ${phone}`;

/* Errors under the fields. */

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

export const askToChange = 'Ask to change or cancel';

/** For a clinic without WhatsApp. */
export const callToChange = (phone: ReactNode) => <>Ask to change or cancel: call {phone}</>;

/** Parts of the message: 'Monday 23 Nov 2026', '10:30 AM', 'Surgery', 'my cat'. */
export interface ChangeRequest {
  owner: string;
  clinic: string;
  day: string;
  time: string;
  type: string;
  pet: string;
}

/** The prefilled message; the owner completes its last line. */
export const changeRequest = ({ owner, clinic, day, time, type, pet }: ChangeRequest) =>
  `Hello, may I ask you to change or cancel this visit?

Name: ${owner}
Clinic: ${clinic}
Time: ${day}, ${time}
For: ${type}, ${pet}

What would suit me instead:`;
