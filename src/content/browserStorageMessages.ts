/* What the site keeps in the visitor's browser, on /privacy: what it is, and what it is for and how long it stays. */

export const bookingDraft = {
  term: 'A booking you haven’t sent',
  text: 'What you typed into the booking form, and whether sending it failed or has no answer yet, so that a reload loses nothing. In this tab only, until you book or close it.',
};

export const enquiries = {
  term: 'What you typed into another form',
  text: 'On the contact page, the appointments page or under an article, so that it is there when you come back. In this tab only, until you empty the form or close the tab.',
};

export const bookingMade = {
  term: 'Your last booking',
  text: 'Your name, mobile number and e-mail, the clinic, service, pet type, day and time, to show the confirmation again, to write to the clinic about it and to book for another pet. In this tab only, until you close it.',
};

export const reloadedForMissingChunk = {
  term: 'That a page was reloaded',
  text: 'The time of that reload, so that it doesn’t happen again and again. In this tab only.',
};

export const requestNotes = {
  term: 'For staff: notes about requests',
  text: 'What came of phoning an owner, a note, and when to call again; of the request its ID, and the last four digits of the mobile number. For everybody of the staff who logs in on this computer, until one of them removes all notes.',
};

export const idToken = {
  term: 'For staff: being logged in',
  text: 'A token that shows who is logged in, until they log out. What renews it is held only while a page is open; the password is never kept.',
};

export const scrollPositions = {
  term: 'Where you were on a page',
  text: 'How far a page was scrolled, so that Back leads there. In this tab only.',
};
