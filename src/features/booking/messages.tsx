import type { ReactNode } from 'react';
import { plural } from '#src/domain/text/plural.ts';
import type { PartOfDay } from './rules/slots.ts';

/** For screen readers. */
export const bookAnAppointment = 'Book an appointment';
export const pleaseBookByPhone = 'Please book by phone';

export const typedIsFilledIn = 'What you typed is filled in. Choose what is missing.';
export const linkAsksFor = (things: string) =>
  `The link you followed asks for something that can’t be booked here (${things}). Please choose for yourself.`;
export const linkFields = {
  location: 'location',
  appointmentType: 'appointment type',
  petType: 'pet type',
} as const;

/* Above the fields, before and after a failed submit. */
export const everyField = 'Please fill in every field.';
export const errorCount = (count: number) =>
  plural(count, {
    one: `${count} answer is missing or not right`,
    other: `${count} answers are missing or not right`,
  });

export const whereAndWhatFor = 'Where and what for';
export const when = 'When';
export const yourPet = 'Your pet';
export const aboutYou = 'About you';

/* The clinics' select, its group without online booking, and the clinics missing from it. */
export const location = 'Location';
export const selectLocation = 'Select Location';
export const byPhoneOnly = 'By phone only';
export const byPhone = 'By phone:';

/* Beside the select's label: loading, slow; the last for screen readers. */
export const loading = 'loading…';
export const slowToLoad = 'slow to load, fill in the rest';
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
  <>This clinic takes no bookings online. To book, call {phone}.</>
);
export const clinicGone = (phone: ReactNode) => (
  <>The clinic you chose can’t be booked here at the moment. Choose another, or call {phone}.</>
);

/* A known clinic, in place of the select. */
export const atClinic = (clinic: ReactNode) => <>At {clinic}</>;
export const changeClinic = 'Change';

/* The last two: no type to choose. */
export const appointmentType = 'Appointment Type';
export const selectAppointmentType = 'Select Appointment Type';
export const selectLocationFirst = 'Please select Location first';
export const nothingOffered = 'No appointments can be booked at this location';

/* Beside 'When': weekdays and holidays without visits. */
export const noVisitsOn = (closedDays: string) => `No visits on ${closedDays}`;

/* The next eight days: group name for screen readers, two names, a closed day. */
export const nextDays = 'Next days';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
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

/* The second hint: the grooming form's. */
export const comments = 'Comments';
export const commentsHint = 'What have you noticed? What frightens your pet?';
export const groomingHint = 'Coat, knots? What frightens your pet?';

export const name = 'Name';
export const mobileNumber = 'Mobile Number';
export const mobileHint = '10 digits';
export const email = 'Email';
export const emailExample = 'name@example.com';

export const whatItIsFor = 'We use this only to arrange your visit.';
export const privacy = 'Privacy';

/* The button, its label while sending, and a line after 8 seconds. */
export const bookAppointment = 'Book Appointment';
export const bookingNow = 'Booking…';
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
