/** What is said of a booking's end, on whichever page (docs/product.md, section 8). */
export const outcomeWords = {
  booked: 'Appointment booked successfully!',
  failed: 'There was a problem booking your appointment. Please try again.',
} as const;
