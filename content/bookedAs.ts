/** Each service's appointment type; 'call': booked by phone. Apart from services.ts, since lists of clinics need it without the texts. */
export const bookedAs = {
  consultations: 'Vet Consultation',
  opd: 'Vet Consultation',
  'internal-medicine': 'Vet Consultation',
  vaccination: 'Pet Vaccination',
  grooming: 'Grooming',
  surgeries: 'Surgery',
  laparoscopy: 'Surgery',
  diagnostics: 'Vet Consultation',
  pathology: 'Vet Consultation',
  'x-ray-and-ultrasound': 'Vet Consultation',
  'ct-scan': 'Vet Consultation',
  endoscopy: 'Vet Consultation',
  ipd: 'call',
  dialysis: 'call',
  physiotherapy: 'Vet Consultation',
  pharmacy: 'call',
} as const;
