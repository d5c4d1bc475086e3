/** The signs at #emergency, a sample: a vet must check them before anybody relies on them. */
export const emergencySection = {
  title: 'In an emergency',
  listTitle: 'What must I do now?',
  groups: [
    {
      when: 'Go at once',
      signs: [
        'Hard breathing; blue, grey or white gums',
        'A swollen, hard belly, retching in vain',
        'Poison, known or suspected',
        'A long fit, a second one, or a collapse',
        'A bleeding wound, a fall, an accident',
        'No urine, above all in a male cat',
      ],
    },
    {
      when: 'Call today',
      signs: [
        'A cat that has not eaten for a day',
        'A first, short fit that is over',
        'A bite, or a wound that gapes',
        'Vomiting again and again; a puppy at once',
      ],
    },
    {
      when: 'Call this week',
      signs: [
        'A graze that is clean and dry',
        'A limp, while they eat and play',
        'Itching, a new lump, bad breath',
      ],
    },
  ],
  unsure: 'Not sure? Take the sooner one.',
};
