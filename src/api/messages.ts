/** A clinic in the list to choose from, whose name the list lacks. */
export const storeWithoutName = (id: number) => `Store ${id}`;
