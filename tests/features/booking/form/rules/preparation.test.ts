import { it } from 'vitest';
import { preparationFor } from '#src/features/booking/form/rules/preparation.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const general = ['Bring old papers.'];
const services = [
  { id: 'surgeries', booking: 'Surgery', before: 'No food after 10 PM, water until morning' },
  { id: 'laparoscopy', booking: 'Surgery', before: 'No food after 10 PM' },
  { id: 'consultations', booking: 'Vet Consultation', before: 'Nothing' },
  { id: 'x-ray', booking: 'Vet Consultation', before: 'No food for 8 hours' },
];

it('the preparation is the services’ own if they agree, and otherwise the general one', () => {
  expectAnswers(
    ([type, has]) =>
      preparationFor({ services, generalPreparation: general }, type, has && { services: has }),
    [
      [['Surgery', undefined], ['No food after 10 PM, water until morning']],
      [['Surgery', ['laparoscopy']], ['No food after 10 PM']],
      [['Vet Consultation', ['consultations', 'x-ray']], general],
      [['Vet Consultation', ['consultations']], ['Nothing']],
      [['Grooming', ['consultations']], general],
    ],
  );
});
