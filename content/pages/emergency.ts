/** What stands at #emergency beside where to go. The list is a sample: a vet checks it before anybody relies on it. */
export const emergencyHelp = {
  title: 'In an emergency',
  listTitle: 'What must I do now?',
  groups: [
    {
      when: 'Call at once, and set out',
      signs: [
        'Hard breathing, or gums that are blue, grey or white',
        'A swollen, hard belly, with retching and nothing coming up',
        'Poison, known or suspected: bring the packet',
        'A fit that lasts five minutes, a second one on the same day, or a collapse',
        'A wound that bleeds through a cloth, a road accident, a fall',
        'Straining and no urine, above all in a male cat',
      ],
    },
    {
      when: 'Today',
      signs: [
        'A cat that has not eaten for a day',
        'A first, short fit that is over',
        'A bite, or a wound that gapes',
        'Vomiting or diarrhoea again and again; in a kitten or puppy at once',
      ],
    },
    {
      when: 'This week',
      signs: [
        'A graze that is clean and dry',
        'A limp, while they eat and play as always',
        'Itching, a new lump, bad breath',
      ],
    },
  ],
  unsure: 'Not sure? Take the sooner one.',
  sample: 'This list is a sample, to be checked by a vet.',
};
