/* The stores that can be booked, for the sections of a page beside its form: one call serves them all. */
export { useClinics as useStores } from '#src/api/stores.ts';
