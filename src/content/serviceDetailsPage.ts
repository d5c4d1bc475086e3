import { brand } from '#content/brand.yaml';
import { serviceDetailsWords } from '#content/pages/serviceDetails.yaml';
import { emergency } from './emergency.ts';

const { after } = serviceDetailsWords;

/** /service/{serviceId}: its words, with the brand's number and what to do in an emergency. */
export const serviceDetailsPage = {
  ...serviceDetailsWords,
  after: { ...after, emergency: { ...after.emergency, phone: brand.phone, advice: emergency } },
};
