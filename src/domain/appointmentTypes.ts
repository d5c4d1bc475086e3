export type AppointmentType = 'Vet Consultation' | 'Pet Vaccination' | 'Surgery' | 'Grooming';

export const grooming = 'Grooming';

export const specifiedTypes: readonly AppointmentType[] = [
  'Vet Consultation',
  'Pet Vaccination',
  'Surgery',
  grooming,
];
