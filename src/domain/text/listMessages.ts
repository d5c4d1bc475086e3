/* How a list is written within a sentence: 'a, b and c'. */

/** The parts of a list before its last: 'a, b' */
export const comma = (list: string, next: string) => `${list}, ${next}`;

/** The last part of a list: 'a, b and c'. Also hours on both sides of a break: '9 AM to 1 PM and 4 PM to 7 PM'. */
export const and = (list: string, last: string) => `${list} and ${last}`;

/** The last part of a list of which one is enough: 'a, b or c' */
export const or = (list: string, last: string) => `${list} or ${last}`;
