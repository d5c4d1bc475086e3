/** The messages about a booking's outcome, on any page (docs/product.md, section 8). */
export const outcomeWords = {
  booked: 'Appointment booked successfully!',
  failed: 'There was a problem booking your appointment. Please try again.',
} as const;
