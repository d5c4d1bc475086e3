/** What the tab and search engines are told about /home-v3. Alone in its file as homeHead.ts is. */
export const head = {
  title: 'A hospital for dogs and cats',
  description:
    'Vaccination, internal medicine, surgery, imaging and laboratory for dogs and cats, by vets who take their time. Book a visit.',
};
