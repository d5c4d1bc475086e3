/** '30+ stores' */
export const storeCount = (stores: string) => `${stores} stores`;
/** Follows '30+ stores, '. */
export const clinicsAmong = (count: string) => `${count} of them clinics`;
