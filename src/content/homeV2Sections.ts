import { treatments as treatmentWords, vetsOnDuty as vetWords } from '#content/pages/homeV2.ts';
import { listedServices } from './serviceLinks.ts';
import { vetCards } from './vetCards.ts';

export const treatments = { ...treatmentWords, services: listedServices(treatmentWords.services) };

export const vetsOnDuty = { ...vetWords, vets: vetCards(vetWords.vets) };
