import fc from 'fast-check';

/*
 * What a person can do to a booking, in any order, and what has to hold after each step, whatever the order. The unit tests run
 * these steps against the pages in jsdom, a journey in a browser: each brings a `Site` that knows how.
 */

/** The form's fields by their labels. */
export type Values = Record<string, string>;

/** A booking call that reached the cloud. */
export interface Call {
  /** The tab that sent it. */
  tab: number;
  body: Record<string, unknown>;
  /** None yet; 'lost' where its tab was reloaded or closed before. */
  answer?: Answer | 'lost';
}

export type Answer = 'accepted' | 'refused' | 'redirected';

/** The screen of the tab in front. */
interface Sight {
  /** undefined where the page has no booking form. */
  values: Values | undefined;
  /** The names of the booking form's buttons that can be seen. */
  buttons: string[];
  /** What the page's live regions say, and what has the focus. */
  said: string;
}

/** A browser with tabs of this site. One is in front; each step waits until the page is at rest. */
export interface Site {
  calls: Call[];
  look: () => Promise<Sight>;
  /** Fills in fields; of a folded form, after unfolding it. */
  type: (values: Values) => Promise<void>;
  press: (button: string) => Promise<void>;
  /** Answers a call, with its tab in front. */
  answer: (call: Call, answer: Answer) => Promise<void>;
  /** Loads the tab in front anew: its calls under way are cut off. */
  reload: () => Promise<void>;
  /** Opens another tab as a copy of the one in front, and brings it there. */
  duplicate: () => Promise<void>;
  bringToFront: (tab: number) => Promise<void>;
  go: (to: 'away' | 'form' | 'back' | 'forward') => Promise<void>;
  connect: (isOnline: boolean) => Promise<void>;
  moveClock: (days: number) => Promise<void>;
  wait: () => Promise<void>;
}

interface Tab {
  /** The answers that are not booked yet. */
  values: Values;
  sending?: { call: Call; values: Values } | undefined;
  /** A booking of this tab was accepted since it was loaded. */
  hasBooked: boolean;
}

/** The state as the person knows it. */
export interface Known {
  tabs: Tab[];
  inFront: number;
}

type Command = fc.AsyncCommand<Known, Site>;

const booked = 'Appointment booked successfully!';
const notBooked = 'There was a problem booking your appointment. Please try again.';
const unknown = /may or may not have arrived/;

/** The first booking has been filled in, and nothing sent. */
export function atFirst(values: Values): Known {
  return { tabs: [{ values: { ...values }, hasBooked: false }], inFront: 0 };
}

function claim(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Identifies a booking by who books what, where and when: another comment does not make it another booking. */
function intentOf({ body }: Call): string {
  const { name, mobileNumber, location, appointmentType, petType, appointmentDate } = body;
  const parts = [name, mobileNumber, location, appointmentType, petType, appointmentDate];
  return JSON.stringify([...parts, body.appointmentTime]);
}

/** Holds after every step: nothing typed is lost, and no booking counts as made that was not accepted. */
async function checkSight(known: Known, site: Site): Promise<void> {
  const { values, said } = await site.look();
  const tab = known.tabs[known.inFront]!;
  if (values)
    for (const [label, value] of Object.entries(tab.values))
      claim(values[label] === value, `${label} holds '${values[label]}', not '${value}'.`);
  claim(tab.hasBooked || !said.includes(booked), 'It says booked, and nothing was accepted.');
}

function command(
  name: string,
  run: (known: Known, site: Site, tab: Tab) => Promise<void>,
  check: (known: Readonly<Known>) => boolean = () => true,
): Command {
  return {
    check,
    toString: () => name,
    async run(known, site) {
      await run(known, site, known.tabs[known.inFront]!);
      await checkSight(known, site);
    },
  };
}

const typed = (values: Values) =>
  command(`type ${JSON.stringify(values)}`, async (_, site, tab) => {
    if (!(await site.look()).values) return;
    await site.type(values);
    Object.assign(tab.values, values);
  });

/** Presses a button that sends. `isAsked`: it says that the booking is sent once more. */
async function press(button: string, site: Site, tab: Tab, isAsked = false): Promise<void> {
  const before = site.calls.length;
  if (!(await site.look()).buttons.includes(button)) return;
  await site.press(button);
  const { buttons, said } = await site.look();
  const [call, ...more] = site.calls.slice(before);
  claim(more.length === 0, 'One press sent two bookings.');
  if (!call) {
    const isSaid = ['Booking…', 'Send it again', 'Book it again'].some((one) =>
      buttons.includes(one),
    );
    claim(
      isSaid || /needs? another look|missing/.test(said),
      `Nothing was sent, and nothing says why.`,
    );
    return;
  }
  const earlier = site.calls.slice(0, before).filter((one) => intentOf(one) === intentOf(call));
  const isFree = earlier.every(({ answer }) => answer === 'refused' || answer === 'redirected');
  claim(isAsked || isFree, 'The same booking was sent twice, unasked.');
  tab.sending = { call, values: { ...tab.values } };
}

const submit = () => command('submit', (_, site, tab) => press('Book Appointment', site, tab));

const again = () =>
  command('send it again', async (_, site, tab) => {
    for (const button of ['Send it again', 'Book it again']) await press(button, site, tab, true);
  });

const answered = (answer: Answer) =>
  command(
    `answer: ${answer}`,
    async (known, site) => {
      const call = site.calls.find((one) => !one.answer)!;
      const tab = known.tabs[call.tab]!;
      const { values: sent } = tab.sending!;
      known.inFront = call.tab;
      tab.sending = undefined;
      tab.hasBooked ||= answer === 'accepted';
      await site.answer(call, answer);
      const { said } = await site.look();
      const outcome = answer === 'accepted' ? booked : notBooked;
      claim(said.includes(outcome), `The page does not say '${outcome}', but '${said}'.`);
      if (answer !== 'accepted') return;
      for (const [label, value] of Object.entries(sent))
        if (tab.values[label] === value) tab.values[label] = '';
    },
    ({ tabs }) => tabs.some(({ sending }) => sending),
  );

const reload = () =>
  command('reload', async (_, site, tab) => {
    const { sending } = tab;
    tab.sending = undefined;
    tab.hasBooked = false;
    await site.reload();
    const { values, said } = await site.look();
    if (sending && values)
      claim(unknown.test(said), 'The tab is back, and does not say that a booking was on its way.');
  });

const secondTab = () =>
  command(
    'second tab',
    async (known, site, tab) => {
      await site.duplicate();
      known.tabs.push({ values: { ...tab.values }, hasBooked: false });
      known.inFront = known.tabs.length - 1;
    },
    ({ tabs }) => tabs.length < 3,
  );

const otherTab = () =>
  command(
    'other tab',
    async (known, site) => {
      known.inFront = (known.inFront + 1) % known.tabs.length;
      await site.bringToFront(known.inFront);
    },
    ({ tabs }) => tabs.length > 1,
  );

const go = (to: 'away' | 'form' | 'back' | 'forward') =>
  command(`go ${to}`, (_, site) => site.go(to));
const connect = (isOnline: boolean) =>
  command(isOnline ? 'online' : 'offline', (_, site) => site.connect(isOnline));
const moveClock = (days: number) =>
  command(`clock ${days} days`, (_, site) => site.moveClock(days));
const wait = () => command('slow', (_, site) => site.wait());

/** The shortest runs in which a fault was found, by what was wrong. */
export const foundRuns: readonly (readonly [fault: string, run: readonly Command[]])[] = [
  ['a tab came back as if nothing had been sent', [submit(), reload()]],
  ['a second tab sent the booking again', [submit(), secondTab(), submit()]],
  ['so did a tab after its reload', [submit(), reload(), submit()]],
  [
    'so did a second tab after the first had booked',
    [secondTab(), submit(), answered('accepted'), otherTab(), submit()],
  ],
  ['a redirect counted as booked', [submit(), answered('redirected')]],
  [
    'what was typed meanwhile was lost',
    [submit(), typed({ Comments: 'Ravi' }), answered('accepted')],
  ],
  ['who was elsewhere did not read of a failure', [submit(), go('away'), answered('refused')]],
  ['nor of a success', [submit(), go('away'), answered('accepted')]],
  [
    'a booking sent again and refused counted as never sent',
    [submit(), reload(), again(), answered('refused'), submit()],
  ],
];

/** Takes the steps one after the other. */
export async function takeSteps(known: Known, site: Site, run: readonly Command[]): Promise<void> {
  for (const step of run)
    if (step.check(known)) await step.run(known, site);
    else throw new Error(`'${step.toString()}' can't be done here.`);
}

/** Runs of up to `maxCommands` steps. `whole` is a booking that can be sent. */
export function bookingCommands(whole: Values, maxCommands: number) {
  const words = fc.constantFrom('Asha', 'Ravi', 'Limping');
  const typing = fc
    .tuple(fc.constantFrom('Name', 'Comments'), words)
    .map(([label, text]) => typed({ [label]: text }));
  const steps: fc.Arbitrary<Command>[] = [
    typing,
    typing,
    fc.constant(typed(whole)),
    fc.constant(submit()),
    fc.constant(submit()),
    fc.constant(submit()),
    fc.constantFrom<Answer>('accepted', 'accepted', 'refused', 'redirected').map(answered),
    fc.constant(reload()),
    fc.constant(secondTab()),
    fc.constant(otherTab()),
    fc.constant(again()),
    fc.constantFrom('away', 'form', 'back', 'forward').map((to) => go(to as 'away')),
    fc.boolean().map(connect),
    fc.constantFrom(-100, 1, 100).map(moveClock),
    fc.constant(wait()),
  ];
  return fc.commands(steps, { maxCommands, size: 'max' });
}
