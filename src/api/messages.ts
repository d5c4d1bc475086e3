export const storeWithoutName = (id: number) => `Store ${id}`;
