/** `clock`: '9:30' on twelve hours; `hour`: 0 to 23. */
export const timeOfDay = (clock: string, hour: number) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`;

export const hoursFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
