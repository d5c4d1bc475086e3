export const comma = (list: string, next: string) => `${list}, ${next}`;

/** Also hours around a break: '9 AM to 1 PM and 4 PM to 7 PM'. */
export const and = (list: string, last: string) => `${list} and ${last}`;

export const or = (list: string, last: string) => `${list} or ${last}`;
