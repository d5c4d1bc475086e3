import avatarNeutral from '#content/pictures/people/avatar-neutral.svg';
import owner1 from '#content/pictures/people/owner-1.svg';
import owner2 from '#content/pictures/people/owner-2.svg';
import owner3 from '#content/pictures/people/owner-3.svg';
import owner4 from '#content/pictures/people/owner-4.svg';
import owner5 from '#content/pictures/people/owner-5.svg';
import owner6 from '#content/pictures/people/owner-6.svg';

/** A reader's comment, or a vet's, by the vet's id. */
export type Comment = ({ name: string; picture: string } | { vet: string }) & {
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** Answers the comment above it. */
  reply?: true;
};

/** The comments under each article, by the name of its file. */
export const comments: Record<string, readonly Comment[]> = {
  'a-bowl-in-the-shade': [
    {
      name: 'Arjun S.',
      picture: owner3,
      date: '2026-05-09',
      text: 'The hand test settled an argument in our family. Thank you.',
    },
    {
      name: 'A reader from Pune',
      picture: avatarNeutral,
      date: '2026-05-12',
      text: 'May I give ice cubes?',
    },
    {
      vet: 'harpreet-singh',
      date: '2026-05-12',
      reply: true,
      text: 'To a healthy dog as a treat, yes. Not to cool one that is overheated: use cool water on the outside.',
    },
  ],
  'before-neutering': [
    {
      name: 'Leena P.',
      picture: owner1,
      date: '2026-04-20',
      text: 'The cone: eleven days, three door frames, one vase. Worth it.',
    },
    {
      vet: 'joseph-dsouza',
      date: '2026-04-20',
      reply: true,
      text: 'Ask for the soft kind next time, if the wound allows it. Door frames are grateful.',
    },
  ],
  'black-claws': [
    {
      name: 'Ritu M.',
      picture: owner5,
      date: '2026-03-22',
      text: 'The dot is real! I thought everyone was making it up.',
    },
    {
      vet: 'rohan-das',
      date: '2026-03-22',
      reply: true,
      text: 'It is the best dot in dog care.',
    },
  ],
  'loud-nights': [
    {
      name: 'Kamala V.',
      picture: owner4,
      date: '2026-11-09',
      text: 'The serial worked. She watched four episodes and slept through the fifth.',
    },
    {
      vet: 'meera-nair',
      date: '2026-11-09',
      reply: true,
      text: 'As do most of us. Keep the den up for New Year’s Eve.',
    },
    {
      name: 'A reader from Pune',
      picture: avatarNeutral,
      date: '2026-11-10',
      text: 'Thank you for ‘stay ordinary’. It helped me more than the dog.',
    },
  ],
  'monsoon-paws': [
    {
      name: 'Arjun S.',
      picture: owner3,
      date: '2026-09-11',
      text: 'The towel by the door has saved our sofa. Is plain water enough, or should I use the shampoo each time?',
    },
    {
      vet: 'rohan-das',
      date: '2026-09-11',
      reply: true,
      text: 'Plain water is enough. Shampoo once a week at most, or the skin dries out and itches.',
    },
    {
      name: 'Leena P.',
      picture: owner1,
      date: '2026-09-13',
      text: 'Found one behind the ear today. It came out in one piece, slow and steady as you say.',
    },
  ],
  'reading-the-vaccine-card': [
    {
      name: 'Kamala V.',
      picture: owner4,
      date: '2026-06-20',
      text: 'We are ten days late for the third one. Do we start again?',
    },
    {
      vet: 'farah-sheikh',
      date: '2026-06-20',
      reply: true,
      text: 'Ten days is no trouble. Come this week, and keep your puppy off the street until then.',
    },
  ],
  'six-signs': [
    {
      name: 'Yusuf A.',
      picture: owner6,
      date: '2026-08-01',
      text: 'It was number four with our cat. We had thought he was constipated. Please take it seriously.',
    },
    {
      vet: 'joseph-dsouza',
      date: '2026-08-01',
      reply: true,
      text: 'Thank you for writing that. It is the sign most often taken for something else.',
    },
  ],
  'stiff-in-the-morning': [
    {
      name: 'George T.',
      picture: owner2,
      date: '2026-08-15',
      text: 'The runner from the bed to the door was the best four hundred rupees we ever spent.',
    },
    {
      name: 'A reader from Pune',
      picture: avatarNeutral,
      date: '2026-08-18',
      text: 'Our cat stopped jumping on the window sill. We thought she was bored of pigeons.',
    },
    {
      vet: 'sudha-krishnan',
      date: '2026-08-18',
      reply: true,
      text: 'Nobody gets bored of pigeons. Put a stool halfway, and bring her to be checked.',
    },
  ],
  'two-minutes-a-day': [
    {
      name: 'George T.',
      picture: owner2,
      date: '2026-11-13',
      text: 'Ours is nine and has never seen a brush. Too late?',
    },
    {
      vet: 'ananya-rao',
      date: '2026-11-14',
      reply: true,
      text: 'Not too late, but have the mouth looked at first. At nine there is often tartar that brushing only annoys.',
    },
    {
      name: 'Ritu M.',
      picture: owner5,
      date: '2026-11-16',
      text: 'Day six. He now brings me the cloth.',
    },
  ],
  'when-you-bring-a-puppy': [
    {
      name: 'Ritu M.',
      picture: owner5,
      date: '2026-08-29',
      text: 'The grape helped. I had been about to bring a lunch box.',
    },
    {
      name: 'Kamala V.',
      picture: owner4,
      date: '2026-09-02',
      text: 'Does the same list hold for an adult dog from a shelter?',
    },
    {
      vet: 'farah-sheikh',
      date: '2026-09-02',
      reply: true,
      text: 'Yes, all of it, and add whatever the shelter wrote down. If there is no card we start afresh; an extra vaccine does no harm.',
    },
  ],
  'your-cat-hates-the-carrier': [
    {
      name: 'Leena P.',
      picture: owner1,
      date: '2026-10-10',
      text: 'We have been stuck on day three for a fortnight. She takes the treat and reverses out.',
    },
    {
      vet: 'meera-nair',
      date: '2026-10-10',
      reply: true,
      text: 'Then she is training you, and doing it well. Move the treat by one finger’s width a day.',
    },
    {
      name: 'Yusuf A.',
      picture: owner6,
      date: '2026-10-15',
      text: 'He sleeps in it now. The bed we bought is for the shopping.',
    },
  ],
};
