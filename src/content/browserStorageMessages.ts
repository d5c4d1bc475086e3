/* What the site keeps in the visitor's browser, on /privacy: what it is, and what it is for and how long it stays. */

export const bookingDraft = {
  term: 'A booking you haven’t sent',
  text: 'What you typed into the booking form, and whether sending it failed, so that a reload loses nothing. In this tab only, until you book or close it.',
};

export const enquiries = {
  term: 'What you typed into another form',
  text: 'On the contact page, the appointments page or under an article, so that it is there when you come back. In this tab only, until you empty the form or close the tab.',
};

export const bookingMade = {
  term: 'Your last booking',
  text: 'Your name, mobile number and e-mail, the clinic, service, pet type, day and time, to show the confirmation again, to write to the clinic about it and to book for another pet. In this tab only, until you close it.',
};

export const bookingsSent = {
  term: 'Which bookings were sent',
  text: 'The day and time of the visit, when it was sent, whether an answer came, and a short checksum of the rest, of the last 20 bookings: so that one isn’t sent twice unasked. No name, number or e-mail.',
};

export const typedBeforeReload = {
  term: 'Fields across a reload',
  text: 'If part of a page is missing after an update, the page reloads once. What you typed comes back when that page is open again, and is removed then. In this tab only. Passwords are never kept.',
};

export const reloadedForMissingChunk = {
  term: 'That a page was reloaded',
  text: 'The time of that reload, so that it doesn’t happen again and again. In this tab only.',
};

export const requestNotes = {
  term: 'For staff: notes about requests',
  text: 'What came of phoning an owner, a note, and when to call again; of the request its ID, and the last four digits of the mobile number. For everybody of the staff who logs in on this computer, until one of them removes all notes.',
};

export const requestWatch = {
  term: 'For staff: looking for new requests',
  text: 'That it is turned on, and whether with a sound or a notification.',
};

export const idToken = {
  term: 'For staff: being logged in',
  text: 'A token that shows who is logged in, until they log out. What renews it is held only while a page is open; the password is never kept.',
};

export const requestViews = {
  term: 'For staff: saved views',
  text: 'Filters and order of the request list under a name, for the user who saved them, and which of them the list opens with; never a search, so no owner’s name or number. Until they are removed.',
};

export const requestClinics = {
  term: 'For staff: the clinic chosen last',
  text: 'Of which clinic a user looked at the requests last, so that the list opens with it. Until all clinics are chosen.',
};

export const requestSheetClinics = {
  term: 'For staff: the clinic of the day sheet',
  text: 'The last clinic that a user chose by name, so that day sheet and week open with it.',
};

export const phoneBookingBy = {
  term: 'For staff: who enters a booking',
  text: 'Under which login a booking for an owner on the telephone was begun: what was typed is there for that login alone, in this tab only, until it is booked or that login is logged out.',
};

export const scrollPositions = {
  term: 'Where you were on a page',
  text: 'How far a page was scrolled, so that Back leads there. In this tab only.',
};
