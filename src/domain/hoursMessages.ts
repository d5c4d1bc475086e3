/* Opening hours in words: on a clinic's page, in lists of clinics, and within sentences. `hours` are such as '8 AM to 8 PM'. */

/** A day's hours, or a whole week's, by itself: it is not open at all. */
export const closed = 'Closed';

/** A day's hours by themselves: from midnight to midnight. */
export const open24Hours = 'Open 24 hours';

/** The same behind days: 'Every day, open 24 hours', 'Mon to Fri open 24 hours'. */
export const open24HoursInLine = 'open 24 hours';

/** A week in which all days are alike: 'Every day, 8 AM to 8 PM'. */
export const everyDay = (hours: string) => `Every day, ${hours}`;

/** Days named one by one, and their hours: 'Saturday and Sunday 9 AM to 1 PM', 'Sat from 9 AM to 1 PM'. */
export const hoursOnDays = (days: string, hours: string) => `${days} ${hours}`;

/** Days of which some follow each other, and their hours: 'Monday to Friday 8 AM to 8 PM'. */
export const hoursOnDaysInARow = (days: string, hours: string) => `${days} ${hours}`;

/** Days that follow each other: 'Monday to Friday', 'Mon to Fri'. */
export const daysInARow = (first: string, last: string) => `${first} to ${last}`;

/** Days without hours, in a list of days where there is little room: 'Sun closed'. */
export const daysClosed = (days: string) => `${days} closed`;

/** Days without hours, behind the others' hours; named one by one: 'closed on Sunday'. */
export const closedOnDays = (days: string) => `closed on ${days}`;

/** Days without hours, behind the others' hours; some follow each other: 'closed Monday to Wednesday'. */
export const closedOnDaysInARow = (days: string) => `closed ${days}`;

/** Hours within a sentence, behind 'available': 'from 9 AM to 9 PM'. A language that says it like `hours` writes only those. */
export const fromHours = (hours: string) => `from ${hours}`;

/** Hours within a sentence, behind 'call': 'between 9 AM and 9 PM'. */
export const between = (opens: string, closes: string) => `between ${opens} and ${closes}`;

/** 'until 9 PM', 'until 9 AM tomorrow'; behind 'available', and in 'Open now, until 9 PM'. */
export const until = (time: string) => `until ${time}`;

/** Hours that are one moment: 'at 10 AM'. */
export const at = (time: string) => `at ${time}`;

/** Hours within a sentence: from midnight to midnight. */
export const atAnyHour = 'at any hour';

/** Hours within a sentence: none in the whole week. */
export const atNoTime = 'at no time';

/** What holds now: 'Open now, until 7 PM', 'Open now, day and night'. */
export const openNow = (howLong: string) => `Open now, ${howLong}`;

/** How long it is open: it never closes. */
export const dayAndNight = 'day and night';

/** What holds now, where nobody knows when it opens. */
export const closedNow = 'Closed now';

/** What holds now: 'Closed until 4 PM', 'Closed until 9 AM tomorrow', 'Closed until 9 AM on Friday'. */
export const closedUntil = (time: string) => `Closed until ${time}`;

/** A moment of tomorrow: 'until 9 AM tomorrow'. */
export const tomorrowAt = (time: string) => `${time} tomorrow`;

/** A moment of this week: 'until 9 AM on Friday'. */
export const onWeekdayAt = (time: string, weekday: string) => `${time} on ${weekday}`;

/** A moment of a later week: 'until 9 AM on 3 Jan 2027'. */
export const onDateAt = (time: string, date: string) => `${time} on ${date}`;
