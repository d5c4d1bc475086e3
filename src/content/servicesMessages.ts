/** On a service's link, where it is booked by telephone; and on a vet's, where the vet's clinics are. */
export const callNumber = (phone: string) => `Call ${phone}`;

/** On a service's link, where the business has no words of its own for it; `type` is a type of visit of its own. */
export const bookType = (type: string) => `Book ${type}`;

/** Where a service is offered: 'Every clinic but Baner and Camp'. `everyClinic` are the page's words. */
export const everyClinicBut = (everyClinic: string, others: string) =>
  `${everyClinic} but ${others}`;
