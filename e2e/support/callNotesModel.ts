import fc from 'fast-check';

/** How IndexedDB behaves: it works, is full, refuses, or never answers. */
export type StorageMood = 'works' | 'full' | 'refused' | 'silent';

/** A tab in which a request is open. */
export interface NoteTab {
  /** Types at the end of the note. */
  type: (text: string) => Promise<void>;
  /** Leaves the field. */
  blur: () => Promise<void>;
  /** The text in the note's field; undefined if there is no field. */
  text: () => Promise<string | undefined>;
  /** Presses 'Arrived' or another word about the visit; the pressed one is taken back. */
  press: (word: string) => Promise<void>;
  /** What the page says has been noted, here and elsewhere. */
  noted: () => Promise<string>;
  /** Whether the page says that the note is kept. */
  saysKept: () => Promise<boolean>;
  /** The page goes as browsers close it, or at once, as in a crash. */
  vanish: (how: 'closes' | 'crashes') => Promise<void>;
  /** The notes as a file. */
  exported: () => Promise<string>;
  imports: (file: string) => Promise<void>;
}

/** A computer at the front desk: what a person can do there, and what can happen to it. */
export interface FrontDesk {
  openTab: () => Promise<NoteTab>;
  /** Nobody types for a while. */
  pause: () => Promise<void>;
  /** Sets the clock so many days before or after the true time. */
  setClock: (days: number) => Promise<void>;
  setStorage: (mood: StorageMood) => Promise<void>;
  /** The API sends the request with other details. */
  changeRequest: (version: number) => Promise<void>;
  /** The user who is logged in, in every tab. */
  logIn: (user: string) => Promise<void>;
}

/** The invariant: every word that was said to be kept is there until somebody removes it, or replaces it who sees it. */
export interface KeptWords {
  tabs: number;
  words: number;
  user: string;
  storage: StorageMood;
  file: string | undefined;
  /** The desk's: whoever logs in on this computer sees them. */
  kept: Set<string>;
}

interface World {
  desk: FrontDesk;
  tabs: NoteTab[];
  /** What was pressed last in a tab, until the tab says that it is kept. */
  pressed: Map<NoteTab, string>;
}

type Command = fc.AsyncCommand<KeptWords, World>;

/** What is pressed about the visit. */
const presses = ['Arrived', 'Left', 'Did not come'];

const wordsOf = (text = '') => text.match(/word\d+;/g) ?? [];
const pressesIn = (noted: string) => presses.filter((word) => noted.includes(word));
const shownIn = async (tab: NoteTab) => [
  ...wordsOf(await tab.text()),
  ...pressesIn(await tab.noted()),
];

/** Takes the page at its word: what stands in the field while it says 'kept' has to be found from now on. */
async function listen(model: KeptWords, { tabs, pressed }: World): Promise<void> {
  for (const tab of tabs) {
    if (!(await tab.saysKept())) continue;
    for (const word of wordsOf(await tab.text())) model.kept.add(word);
    const word = pressed.get(tab);
    if (word) model.kept.add(word);
    pressed.delete(tab);
  }
}

/** Opens a tab, where every kept word must show, whoever wrote it. */
async function openTab(model: KeptWords, { desk, tabs }: World): Promise<void> {
  const tab = await desk.openTab();
  tabs.push(tab);
  model.tabs += 1;
  await compare(model, tab);
}

async function compare(model: KeptWords, tab: NoteTab): Promise<void> {
  // While somebody types, the field shows what is typed alone.
  await tab.blur();
  const shown = new Set(await shownIn(tab));
  if (model.storage !== 'works') return;
  const lost = [...model.kept].filter((word) => !shown.has(word));
  if (lost.length > 0) throw new Error(`Said to be kept and lost: ${lost.join(', ')}.`);
}

function command(
  words: string,
  isPossible: (model: KeptWords) => boolean,
  run: (model: KeptWords, world: World) => Promise<void>,
): Command {
  return {
    check: isPossible,
    async run(model, world) {
      await run(model, world);
      await listen(model, world);
    },
    toString: () => words,
  };
}

const hasTab = ({ tabs }: KeptWords) => tabs > 0;
const tabIn = ({ tabs }: World, place: number): NoteTab => tabs[place % tabs.length]!;

async function vanish(
  model: KeptWords,
  world: World,
  place: number,
  how: 'closes' | 'crashes',
): Promise<void> {
  const [tab] = world.tabs.splice(place % world.tabs.length, 1);
  model.tabs -= 1;
  await tab!.vanish(how);
}

const second = (place: number) => (place ? ' in the second tab' : '');

/** Everything that can happen, by name: a test may leave some of it out. */
export const happenings = {
  type: (place: number) =>
    command(`type${second(place)}`, hasTab, async (model, world) => {
      model.words += 1;
      await tabIn(world, place).type(` word${model.words};`);
    }),
  /** A remark at leisure. */
  write: (place: number) =>
    command(`write${second(place)}`, hasTab, async (model, world) => {
      model.words += 1;
      await tabIn(world, place).type(` word${model.words};`);
      await world.desk.pause();
      await tabIn(world, place).blur();
    }),
  pause: () => command('pause', hasTab, (_, { desk }) => desk.pause()),
  press: (place: number, word: string) =>
    command(`press '${word}'${second(place)}`, hasTab, async (model, world) => {
      const tab = tabIn(world, place);
      // Replaced by somebody who sees it; what the tab does not know of stays.
      for (const seen of pressesIn(await tab.noted())) model.kept.delete(seen);
      await tab.press(word);
      if (pressesIn(await tab.noted()).includes(word)) world.pressed.set(tab, word);
      else world.pressed.delete(tab);
    }),
  blur: (place: number) =>
    command(`leave the field${second(place)}`, hasTab, (_, world) => tabIn(world, place).blur()),
  openTab: () => command('open a tab', ({ tabs }) => tabs < 2, openTab),
  reload: (place: number) =>
    command(`reload${second(place)}`, hasTab, async (model, world) => {
      await vanish(model, world, place, 'closes');
      await openTab(model, world);
    }),
  close: (place: number) =>
    command(`close${second(place)}`, hasTab, (model, world) =>
      vanish(model, world, place, 'closes'),
    ),
  crash: (place: number) =>
    command(`crash${second(place)}`, hasTab, async (model, world) => {
      await vanish(model, world, place, 'crashes');
      await openTab(model, world);
    }),
  clock: (days: number) =>
    command(
      `clock ${days ? `${days} days off` : 'right'}`,
      () => true,
      (_, { desk }) => desk.setClock(days),
    ),
  /** Fails in some way, or where it fails works again. */
  storage: (mood: StorageMood) =>
    command(
      `storage ${mood}, or works again`,
      () => true,
      async (model, { desk }) => {
        model.storage = model.storage === 'works' ? mood : 'works';
        await desk.setStorage(model.storage);
      },
    ),
  logIn: (user: string) =>
    command(`log in as ${user}`, hasTab, async (model, world) => {
      model.user = user;
      world.pressed.clear();
      await world.desk.logIn(user);
      for (const tab of world.tabs) await compare(model, tab);
    }),
  exportNotes: (place: number) =>
    command(`export${second(place)}`, hasTab, async (model, world) => {
      model.file = await tabIn(world, place).exported();
    }),
  importNotes: (place: number) =>
    command(
      `import${second(place)}`,
      (model) => hasTab(model) && model.file !== undefined,
      (model, world) => tabIn(world, place).imports(model.file!),
    ),
  changeRequest: (version: number) =>
    command(`the request changes (${version})`, hasTab, async (model, world) => {
      await world.desk.changeRequest(version);
      for (const tab of world.tabs) await compare(model, tab);
    }),
};

const place = fc.constantFrom(0, 1);
const anyOf = {
  type: place.map(happenings.type),
  write: place.map(happenings.write),
  pause: fc.constant(happenings.pause()),
  press: fc.tuple(place, fc.constantFrom(...presses)).map((of) => happenings.press(...of)),
  blur: place.map(happenings.blur),
  openTab: fc.constant(happenings.openTab()),
  reload: place.map(happenings.reload),
  close: place.map(happenings.close),
  crash: place.map(happenings.crash),
  clock: fc.constantFrom(0, 100, -100).map(happenings.clock),
  storage: fc.constantFrom<StorageMood[]>('full', 'refused', 'silent').map(happenings.storage),
  logIn: fc.constantFrom('Asha', 'Ravi').map(happenings.logIn),
  exportNotes: place.map(happenings.exportNotes),
  importNotes: place.map(happenings.importNotes),
  changeRequest: fc.constantFrom(0, 1, 2).map(happenings.changeRequest),
};

export type Happening = keyof typeof anyOf;

/** Any order of these happenings. */
export function anyDay(
  names: readonly Happening[] = Object.keys(anyOf) as Happening[],
  options: fc.CommandsContraints = {},
): fc.Arbitrary<Iterable<Command>> {
  return fc.commands(
    names.map((name) => anyOf[name]),
    options,
  );
}

const morning = (): KeptWords => ({
  tabs: 0,
  words: 0,
  user: 'Asha',
  storage: 'works',
  file: undefined,
  kept: new Set(),
});

/** Lives through a day at a desk; throws at the first word that is lost. */
export async function liveThrough(day: Iterable<Command>, desk: FrontDesk): Promise<void> {
  await fc.asyncModelRun(
    () => ({ model: morning(), real: { desk, tabs: [], pressed: new Map() } }),
    [happenings.openTab(), ...day],
  );
}
