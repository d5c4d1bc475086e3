/** What the tab and search engines are told about /. Alone in its file: it is in the first script, home.ts is not. */
export const head = {
  title: 'Vets and grooming for dogs and cats',
  description:
    'Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you. Book a visit in two minutes.',
};
