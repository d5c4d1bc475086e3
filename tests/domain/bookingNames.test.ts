import { expect, it } from 'vitest';
import { myPet, petName, typeName } from '#src/domain/bookingNames.ts';

it('types and pets are shown by name, other text unchanged', () => {
  expect(['Vet Consultation', 'Teeth Cleaning', ''].map(typeName)).toEqual([
    'Vet Consultation',
    'Teeth Cleaning',
    '',
  ]);
  expect(['Dog', 'Parrot'].map(petName)).toEqual(['Dog', 'Parrot']);
  expect(['Cat', 'Parrot'].map(myPet)).toEqual(['my cat', 'my parrot']);
});
