/** On a service's link, where it is booked by telephone; and on a vet's, where the vet's clinics are. */
export const callNumber = (phone: string) => `Call ${phone}`;

/** Where a service is offered: 'Every clinic but Baner and Camp'. `everyClinic` are the page's words. */
export const everyClinicBut = (everyClinic: string, others: string) =>
  `${everyClinic} but ${others}`;
