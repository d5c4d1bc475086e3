/*
 * What to do in an emergency. `times` are such as 'from 7 to 9 PM and from 9 to 9:30 AM', 'Monday to Friday from 8 AM to 8 PM',
 * `elsewhere` is 'the nearest 24-hour animal hospital', `area` a part of `city` and the name of the clinic there. What ends with a colon is
 * followed by a telephone number.
 */

/**
 * Hours that begin from midnight to 4 AM and end in the same half of the day: English says AM or PM once, '7 to 9 PM'. A language that says the part of the
 * day each time writes it before `clock`, which is '7' or '9:30'; `closes` is a whole time.
 */
export const atNightTo = (clock: string, closes: string) => `${clock} to ${closes}`;

/**
 * Hours that begin from 4 AM to noon and end in the same half of the day: English says AM or PM once, '7 to 9 PM'. A language that says the part of the
 * day each time writes it before `clock`, which is '7' or '9:30'; `closes` is a whole time.
 */
export const inMorningTo = (clock: string, closes: string) => `${clock} to ${closes}`;

/**
 * Hours that begin from noon to 4 PM and end in the same half of the day: English says AM or PM once, '7 to 9 PM'. A language that says the part of the
 * day each time writes it before `clock`, which is '7' or '9:30'; `closes` is a whole time.
 */
export const inAfternoonTo = (clock: string, closes: string) => `${clock} to ${closes}`;

/**
 * Hours that begin from 4 to 8 PM and end in the same half of the day: English says AM or PM once, '7 to 9 PM'. A language that says the part of the
 * day each time writes it before `clock`, which is '7' or '9:30'; `closes` is a whole time.
 */
export const inEveningTo = (clock: string, closes: string) => `${clock} to ${closes}`;

/**
 * Hours that begin from 8 PM to midnight and end in the same half of the day: English says AM or PM once, '7 to 9 PM'. A language that says the part of the
 * day each time writes it before `clock`, which is '7' or '9:30'; `closes` is a whole time.
 */
export const lateInEveningTo = (clock: string, closes: string) => `${clock} to ${closes}`;

/** Times that begin on one day and end on another: 'from Saturday 8 PM to Monday 8 AM'. */
export const fromDayToDay = (day: string, opens: string, lastDay: string, closes: string) =>
  `from ${day} ${opens} to ${lastDay} ${closes}`;

/** The hours in which the hospitals are open; its first letter is made a capital. */
export const callThenComeTo = (times: string, places: string) =>
  `${times}, call first. If nobody answers, come straight to ${places}.`;

/** Where to come to, where the clinics aren't named. */
export const oneOfOurHospitals = 'one of our hospitals';

/** When nobody is there, in several cases: 'From 9 PM to 9 AM, on days off, and in any other city, call …'; its first letter is made a capital. */
export const callElsewhere = (cases: string, elsewhere: string) => `${cases}, call ${elsewhere}.`;

/** The last of these cases. */
export const lastCase = (cases: string, last: string) => `${cases}, and ${last}`;

/** One of these cases, and `times` of the sentences before. */
export const atAllOtherTimes = 'at all other times';

/** One of these cases. */
export const onDaysOff = 'on days off';

/** One of these cases. */
export const inAnyOtherCity = 'in any other city';

/** Of the whole business. */
export const noneTakes = (elsewhere: string) =>
  `None of our clinics takes emergencies: call ${elsewhere}.`;

/** The hours of one clinic; its number follows. */
export const takesIn = (city: string, area: string, times: string) =>
  `In ${city}, ${area} takes emergencies ${times}:`;

/** Behind the hours of each clinic. */
export const callThenCome = 'Call first. Where nobody answers in these hours, come straight in.';

/** What holds now; `howLong` is 'until 9 PM' or 'day and night'. Its number follows. */
export const nowCallFirst = (city: string, area: string, howLong: string) =>
  `In ${city}, ${area} takes emergencies now, ${howLong}. Call first:`;

/** What holds now. */
export const nowComeIn = (city: string, area: string, howLong: string) =>
  `In ${city}, ${area} takes emergencies now, ${howLong}. Nobody answers its phone: come straight in.`;

/** What holds now in another city than the visitor's; its number follows. */
export const nowThere = (city: string, area: string, howLong: string) =>
  `In ${city}, ${area} takes emergencies now, ${howLong}:`;

/** What holds now in another city than the visitor's, where nobody answers. */
export const nowThereUnanswered = (city: string, area: string, howLong: string) =>
  `In ${city}, ${area} takes emergencies now, ${howLong}.`;

/** Behind what holds now in each city. */
export const otherCityCall = (elsewhere: string) => `In any other city, call ${elsewhere}.`;

/** What holds now, of the whole business. */
export const noneTakesNow = (elsewhere: string) =>
  `None of our clinics takes emergencies now: call ${elsewhere}.`;

/** What holds now, in the visitor's city. */
export const noneTakesNowIn = (city: string, elsewhere: string) =>
  `None of our clinics in ${city} takes emergencies now: call ${elsewhere}.`;

/** On a clinic's own page: 'Takes emergencies from 9 AM to 9 PM'. */
export const takes = (times: string) => `Takes emergencies ${times}`;

/** On a clinic's own page, on a day off; no other in its city does. */
export const takesNoneToday = (elsewhere: string) =>
  `Takes no emergencies today: call ${elsewhere}.`;

/** On a clinic's own page; no other in its city does. */
export const takesNone = (area: string, elsewhere: string) =>
  `${area} takes no emergencies: call ${elsewhere}.`;

/** On a clinic's own page, on a day off; another in its city does, whose number follows. */
export const takesNoneTodayOtherDoes = (other: string, times: string) =>
  `Takes no emergencies today, ${other} does ${times}:`;

/** On a clinic's own page; another in its city does, whose number follows. */
export const takesNoneOtherDoes = (area: string, other: string, times: string) =>
  `${area} takes no emergencies, ${other} does ${times}:`;

/** On a clinic's own page, behind the line before: one more that does; its number follows. */
export const otherDoes = (other: string, times: string) => `${other} does ${times}:`;

/** The hours of a clinic that has days off: 'from 9 AM to 9 PM (except on days off)'. */
export const timesExceptDaysOff = (times: string) => `${times} (except on days off)`;

/** The `times` of a clinic whose last night goes on into a day off; `howLong` is 'until 6 AM'. */
export const nowFor = (howLong: string) => `now, ${howLong}`;

/** The `times` of a day that begins later than usual, since the night before it was off. */
export const todayOnlyFrom = (time: string) => `today only from ${time}`;

/** The `times` of a short day, on that day: 'today only from 9 AM to 1 PM'. */
export const todayOnly = (times: string) => `today only ${times}`;

/** On a day off with the name `holiday`. */
export const closedToday = (holiday: string, elsewhere: string) =>
  `Today is ${holiday}, and our hospitals are closed: call ${elsewhere}.`;

/** On a short day with the name `holiday`. */
export const shortToday = (holiday: string, times: string) =>
  `Today is ${holiday}: our hospitals are there only ${times}. Call first.`;

/** Behind the hours of a short day. */
export const otherTimesCall = (elsewhere: string) => `At all other times, call ${elsewhere}.`;

/** Behind the hours of the business's emergencies, which some clinics don't keep: '9 AM to 9 PM (hours differ by clinic)'. */
export const hoursDifferByClinic = '(hours differ by clinic)';

/** Behind the hours of the business's emergencies. */
export const exceptDaysOff = '(except on days off)';

/** Behind the hours of the business's emergencies: both. */
export const hoursDifferAndDaysOff = '(hours differ by clinic, except on days off)';

/** A sentence behind the hours of emergencies: a day off may have short ones. */
export const otherHoursOnDaysOff = 'Other hours, or none, on days off.';

/** A sentence behind the hours of emergencies: a day off has none. */
export const notOnDaysOff = 'Not on days off.';
