/* Where a session of the timetable takes place. */

/** All of the business's clinics have it. */
export const everyPlace = 'Every clinic';

/** More than half of them have it. */
export const mostPlaces = 'Most clinics';

/** Some of them have it, three or more. */
export const severalPlaces = (count: number) => `${count} clinics`;

/** On a vet's own page, where the vet works in several: '10 AM to 1 PM (Baner)'. */
export const hoursAt = (hours: string, area: string) => `${hours} (${area})`;
