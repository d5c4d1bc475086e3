import fc from 'fast-check';

/*
 * What a person can do to a booking, in any order and at each place where one is typed, and what has to hold after each step. The unit tests run
 * these steps against the pages in jsdom, a journey in a browser: each brings a `Site` that knows how.
 */

/** The fields of a form by their labels. */
export type Values = Record<string, string>;

/** What the tests know of the site that they run on. */
export interface Facts {
  /** A booking that can be sent, at the first of the clinics. */
  whole: Values;
  /** Two clinics at which it can be booked: their pages, and their ids in the stores list. */
  clinics: readonly (readonly [slug: string, id: string])[];
}

/** A page. */
interface Place {
  path: string;
  /** The name of its form. */
  form?: string;
  /** What is typed into forms of one draft is the same. */
  draft: string;
  /** The id of the clinic that the page is about. */
  clinic?: string;
  /** Of a form without a call of its own: the button that ends it. */
  submit?: string;
}

const bookingForm = 'Book an appointment';

/** Every place, by its name. */
function placesOf({ clinics: [first, second] }: Facts): Record<string, Place> {
  const booking = { form: bookingForm, draft: 'full' };
  const ofClinic = ([slug, clinic]: Facts['clinics'][number]) => ({
    ...booking,
    path: `/clinics/${slug}`,
    clinic,
  });
  const enquiry = (path: string, form: string, submit = form) => ({
    path,
    form,
    draft: path,
    submit,
  });
  return {
    form: { ...booking, path: '/devcontact', draft: 'dated' },
    landing: { ...booking, path: '/' },
    clinic: ofClinic(first!),
    'other clinic': ofClinic(second!),
    appointments: enquiry('/appointments', 'Make an appointment'),
    article: enquiry('/blog/black-claws', 'Make an appointment'),
    contact: enquiry('/contact', 'Send a request', 'Send Request'),
    away: { path: '/about', draft: 'none' },
  };
}

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
  path: string;
  /** Of the page's form; undefined where it has none. */
  values: Values | undefined;
  /** The names of the form's buttons that can be seen. */
  buttons: string[];
  /** What the page's live regions say, and what has the focus. */
  said: string;
}

/** What the page shows. A browser runs it in the page, so it uses nothing of this module. */
export function lookAtPage(): Sight {
  const form = document.querySelector('main form[aria-label]:not([role=search])');
  const labels = [...(form?.querySelectorAll('label') ?? [])];
  const values = labels.map(({ textContent, control }) => [
    textContent,
    control instanceof HTMLElement && 'value' in control ? control.value : '',
  ]);
  const heard = [...document.querySelectorAll('[role=alert], [role=status]')];
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) heard.push(activeElement);
  return {
    path: window.location.pathname,
    values: form ? (Object.fromEntries(values) as Values) : undefined,
    buttons: [...(form?.querySelectorAll('button') ?? [])]
      .filter((button) => !button.closest('[hidden]'))
      .map(({ textContent }) => textContent),
    said: heard.map(({ textContent }) => textContent).join('\n'),
  };
}

/** A browser with tabs of this site. One is in front; each step waits until the page is at rest. */
export interface Site {
  calls: Call[];
  /** A step to another page is no return to it: a clinic's page has its clinic chosen. */
  isReturn: boolean;
  start: (path: string) => Promise<void>;
  look: () => Promise<Sight>;
  /** Fills in fields of the page's form; of a folded form, after unfolding it. */
  type: (values: Values) => Promise<void>;
  /** Presses a button or a link of the page, where it has one of that name. `inNewTab`: what it leads to comes in another tab, in front. */
  press: (name: string, inNewTab?: boolean) => Promise<void>;
  /** Answers a call, with its tab in front. */
  answer: (call: Call, answer: Answer) => Promise<void>;
  /** Loads the tab in front anew: its calls under way are cut off. */
  reload: () => Promise<void>;
  /** Opens another tab as a copy of the one in front, and brings it there. */
  duplicate: () => Promise<void>;
  bringToFront: (tab: number) => Promise<void>;
  /** To another page of the site, or `steps` in the history. */
  go: (to: string | number) => Promise<void>;
  /** The browser puts the page aside as it stands, and brings it back. */
  putAside: () => Promise<void>;
  connect: (isOnline: boolean) => Promise<void>;
  moveClock: (days: number) => Promise<void>;
  wait: () => Promise<void>;
}

interface Draft {
  /** The answers that are not booked yet. */
  values: Values;
  /** The page on which they were changed last. */
  path?: string;
  /** The vet that a link has asked for. */
  vet?: string;
  /** Who made the last booking: the next one begins with it. */
  owner?: Values;
}

interface Tab {
  place: Place;
  /** By the names of the places' drafts. */
  drafts: Map<string, Draft>;
  /** What the page's form holds: a clinic's page chooses its clinic, and that alone changes no draft. */
  shown: Values;
  sending: { call: Call; draft: string; values: Values }[];
  /** A booking of this tab was accepted since it was loaded. */
  hasBooked: boolean;
}

/** The state as the person knows it. */
export interface Known {
  facts: Facts;
  tabs: Tab[];
  inFront: number;
}

type Command = fc.AsyncCommand<Known, Site>;

const booked = 'Appointment booked successfully!';
const notBooked = 'There was a problem booking your appointment. Please try again.';
const unknown = /may or may not have arrived/;

/** The keys of a booking's call, by the labels of its fields. */
const wire: Values = {
  Name: 'name',
  'Mobile Number': 'mobileNumber',
  Email: 'email',
  Location: 'location',
  'Appointment Type': 'appointmentType',
  'Pet Type': 'petType',
  'Appointment Date': 'appointmentDate',
  'Appointment Time': 'appointmentTime',
  Comments: 'comments',
};

/** The answers that a booking for another pet keeps. */
const ofOwner = ['Name', 'Mobile Number', 'Email'];

/** Opens a page with a booking form and fills it in: nothing has been sent. */
export async function begin(facts: Facts, site: Site, name = 'form'): Promise<Known> {
  const place = placesOf(facts)[name]!;
  await site.start(place.path);
  await site.type(facts.whole);
  const values = { ...facts.whole };
  const drafts = new Map([[place.draft, { values, path: place.path }]]);
  const tab = { place, drafts, shown: { ...values }, sending: [], hasBooked: false };
  return { facts, tabs: [tab], inFront: 0 };
}

function claim(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Identifies a booking by who books what, where and when: another comment does not make it another booking. */
function intentOf({ body }: Call): string {
  const asked = Object.values(wire).filter((key) => key !== 'comments');
  return JSON.stringify(asked.map((key) => body[key]));
}

function draftOf({ drafts, place }: Tab): Draft {
  const draft = drafts.get(place.draft) ?? { values: {} };
  drafts.set(place.draft, draft);
  return draft;
}

/** The tab in front shows the page at a path. */
function arrive(known: Known, path: string, isReturn: boolean): void {
  const tab = known.tabs[known.inFront]!;
  tab.place = Object.values(placesOf(known.facts)).find((one) => one.path === path)!;
  const { place } = tab;
  const draft = draftOf(tab);
  tab.shown = { ...draft.values };
  const isSending = tab.sending.some((one) => one.draft === place.draft);
  const isChosen = isSending || (isReturn && draft.path === path);
  if (place.clinic && !isChosen) tab.shown.Location = place.clinic;
}

/** The person has given answers to the form on the page. */
function answered(tab: Tab, values: Values): void {
  Object.assign(tab.shown, values);
  Object.assign(draftOf(tab), { values: { ...tab.shown }, path: tab.place.path });
}

/** Whether a field holds what the person knows. The next booking begins at the clinic of the last; each clinic has types of its own. */
function isSaid(label: string, { Location: clinic }: Values): boolean {
  return Boolean(clinic) || (label !== 'Location' && label !== 'Appointment Type');
}

/** Holds after every step: nothing typed is lost, and no booking counts as made that was not accepted. */
async function checkSight(known: Known, site: Site): Promise<void> {
  const { path, values, said } = await site.look();
  const tab = known.tabs[known.inFront]!;
  claim(path === tab.place.path, `The page is ${path}, not ${tab.place.path}.`);
  claim(Boolean(values) === Boolean(tab.place.form), `${path} has ${values ? 'a' : 'no'} form.`);
  for (const [label, value] of Object.entries(tab.shown))
    if (isSaid(label, tab.shown))
      claim(values?.[label] === value, `${label} holds '${values?.[label]}', not '${value}'.`);
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

const typed = (given: Values) =>
  command(`type ${JSON.stringify(given)}`, async (_, site, tab) => {
    const { values, buttons } = await site.look();
    const owner = buttons.includes('Book for another pet') ? draftOf(tab).owner : {};
    const asked = Object.entries(given).filter(([label]) => values && label in values);
    if (asked.length === 0) return;
    await site.type(Object.fromEntries(asked));
    answered(tab, { ...owner, ...Object.fromEntries(asked) });
  });

/** Types the whole booking. */
const typedWhole = () =>
  command('type a booking', (known, site) => typed(known.facts.whole).run(known, site));

/** Chooses the second clinic. */
const chooseOther = () =>
  command('choose the other clinic', (known, site) =>
    typed({ Location: known.facts.clinics[1]![1] }).run(known, site),
  );

/** Presses a button that sends. `isAsked`: it says that the booking is sent once more. */
async function press(button: string, known: Known, site: Site, isAsked = false): Promise<void> {
  const tab = known.tabs[known.inFront]!;
  const before = site.calls.length;
  if (!(await site.look()).buttons.includes(button)) return;
  await site.press(button);
  const { buttons, said } = await site.look();
  const [call, ...more] = site.calls.slice(before);
  claim(more.length === 0, 'One press sent two bookings.');
  if (!call) {
    const isAnswered = ['Booking…', 'Send it again', 'Book it again'].some((one) =>
      buttons.includes(one),
    );
    claim(
      isAnswered || /needs? another look|missing/.test(said),
      `Nothing was sent, and nothing says why.`,
    );
    return;
  }
  for (const [label, key] of Object.entries(wire))
    claim(
      call.body[key] === tab.shown[label],
      `${label} was sent as '${call.body[key] as string}'.`,
    );
  const earlier = site.calls.slice(0, before).filter((one) => intentOf(one) === intentOf(call));
  const isFree = earlier.every(({ answer }) => answer === 'refused' || answer === 'redirected');
  claim(isAsked || isFree, 'The same booking was sent twice, unasked.');
  tab.sending.push({ call, draft: tab.place.draft, values: { ...tab.shown } });
}

const submit = () => command('submit', (known, site) => press('Book Appointment', known, site));

const again = () =>
  command('send it again', async (known, site) => {
    for (const button of ['Send it again', 'Book it again']) await press(button, known, site, true);
  });

const answer = (how: Answer) =>
  command(
    `answer: ${how}`,
    async (known, site) => {
      const call = site.calls.find((one) => !one.answer)!;
      const tab = known.tabs[call.tab]!;
      const sent = tab.sending.find((one) => one.call === call)!;
      known.inFront = call.tab;
      tab.sending = tab.sending.filter((one) => one !== sent);
      tab.hasBooked ||= how === 'accepted';
      await site.answer(call, how);
      const { said } = await site.look();
      const outcome = how === 'accepted' ? booked : notBooked;
      claim(said.includes(outcome), `The page does not say '${outcome}', but '${said}'.`);
      if (how !== 'accepted') return;
      const isShown = sent.draft === tab.place.draft;
      const draft = tab.drafts.get(sent.draft)!;
      const next = isShown ? tab.shown : draft.values;
      for (const [label, value] of Object.entries(sent.values))
        if (next[label] === value) next[label] = '';
      draft.values = { ...next };
      if (!next.Comments) delete draft.vet;
      draft.owner = Object.fromEntries(ofOwner.map((label) => [label, sent.values[label]!]));
    },
    ({ tabs }) => tabs.some(({ sending }) => sending.length > 0),
  );

const reload = () =>
  command('reload', async (known, site, tab) => {
    const wasSending = tab.sending.length > 0;
    tab.sending = [];
    tab.hasBooked = false;
    const before = await site.look();
    await site.reload();
    arrive(known, tab.place.path, true);
    const { said } = await site.look();
    if (before.said.includes(notBooked) && tab.place.form === bookingForm)
      claim(said.includes(notBooked), 'The tab is back, and does not say that the booking failed.');
    if (wasSending && tab.place.form === bookingForm)
      claim(unknown.test(said), 'The tab is back, and does not say that a booking was on its way.');
  });

/** A tab that begins with what another keeps. */
const copyOf = ({ place, drafts }: Tab): Tab => ({
  place,
  drafts: structuredClone(drafts),
  shown: {},
  sending: [],
  hasBooked: false,
});

const secondTab = () =>
  command(
    'second tab',
    async (known, site, tab) => {
      await site.duplicate();
      known.inFront = known.tabs.push(copyOf(tab)) - 1;
      arrive(known, tab.place.path, true);
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

const go = (to: string) =>
  command(`go ${to}`, async (known, site, tab) => {
    const { path } = placesOf(known.facts)[to]!;
    if (path === tab.place.path) return;
    await site.go(path);
    arrive(known, path, site.isReturn);
  });

const walk = (steps: -1 | 1) =>
  command(steps < 0 ? 'back' : 'forward', async (known, site, tab) => {
    await site.go(steps);
    const { path } = await site.look();
    if (path !== tab.place.path) arrive(known, path, true);
  });

/** Follows a booking link: for a vet, a type of visit or a clinic. */
const follow = (to: 'vet' | 'service' | 'clinic', vet = '') =>
  command(`link to a ${to} ${vet}`, async (known, site, tab) => {
    const { whole, clinics } = known.facts;
    const type = whole['Appointment Type']!;
    const id = clinics[1]![1];
    const links: Record<typeof to, readonly [query: Values, fills: Values]> = {
      vet: [{ vet }, {}],
      service: [{ type }, { 'Appointment Type': type }],
      clinic: [{ store: id }, { Location: id }],
    };
    const [query, fills] = links[to];
    await site.go(`/?${new URLSearchParams(query).toString()}#contacts`);
    if (tab.place.path !== '/') arrive(known, '/', false);
    const draft = draftOf(tab);
    const wishes = [vet, draft.vet].map((name) => `With ${name}, please.`);
    const others = (tab.shown.Comments ?? '').split('\n').filter((line) => !wishes.includes(line));
    answered(tab, vet ? { Comments: [wishes[0], ...others].join('\n').trimEnd() } : fills);
    if (vet) draft.vet = vet;
  });

/** Takes what was typed into another form along into the booking form. */
const takeAlong = (inNewTab = false) =>
  command(
    inNewTab ? 'take it along, in a new tab' : 'take it along',
    async (known, site, tab) => {
      const { shown, place } = tab;
      // What is typed on /contact becomes a message to send.
      if (!place.submit || place.path === '/contact') return;
      await site.press(place.submit, inNewTab);
      const next = inNewTab ? copyOf(tab) : tab;
      if (inNewTab) known.inFront = known.tabs.push(next) - 1;
      arrive(known, '/', false);
      answered(next, shown.Name ? { Name: shown.Name } : {});
      tab.drafts.set(next.place.draft, structuredClone(draftOf(next)));
    },
    (known) => !inNewTab || known.tabs.length < 3,
  );

const putAside = () => command('put aside', (_, site) => site.putAside());
const connect = (isOnline: boolean) =>
  command(isOnline ? 'online' : 'offline', (_, site) => site.connect(isOnline));
const moveClock = (days: number) =>
  command(`clock ${days} days`, (_, site) => site.moveClock(days));
const wait = () => command('slow', (_, site) => site.wait());

type Run = readonly [fault: string, run: readonly Command[], place?: string];

/** The shortest runs in which a fault was found, by what was wrong, and where they begin. */
const foundRuns: readonly Run[] = [
  ['a tab came back as if nothing had been sent', [submit(), reload(), submit()]],
  ['a second tab sent the booking again', [submit(), secondTab(), submit()]],
  [
    'so did a tab after another had booked',
    [secondTab(), submit(), answer('accepted'), otherTab(), submit()],
  ],
  ['a redirect counted as booked', [submit(), answer('redirected')]],
  [
    'a booking for another pet began without its owner',
    [submit(), answer('accepted'), typed({ Comments: 'Sneezing' })],
  ],
  [
    'what was typed meanwhile was lost',
    [submit(), typed({ Comments: 'Ravi' }), answer('accepted')],
  ],
  ['who was elsewhere did not read of a failure', [submit(), go('away'), answer('refused')]],
  ['nor of a success', [submit(), go('away'), answer('accepted')]],
  ['a failure went with the page', [submit(), answer('refused'), reload()]],
  [
    'a booking sent again and refused counted as never sent',
    [submit(), reload(), again(), answer('refused'), submit()],
  ],
  [
    'a clinic’s own page wrote its clinic over the one chosen there',
    [chooseOther(), reload(), go('landing'), walk(-1), go('landing'), go('clinic')],
    'clinic',
  ],
  ['and over the one chosen elsewhere', [chooseOther(), go('clinic'), go('landing')], 'landing'],
  [
    'and over a booking on its way',
    [submit(), go('other clinic'), submit(), answer('refused'), submit()],
    'landing',
  ],
  [
    'the links of two vets left both wishes, with a reload between',
    [follow('vet', 'Dr Nair'), reload(), follow('vet', 'Dr Rao')],
    'landing',
  ],
  [
    'what was typed elsewhere was not taken along into a new tab',
    [go('article'), typed({ Name: 'Ravi' }), takeAlong(true), otherTab()],
    'landing',
  ],
  [
    'a link’s clinic came back over the one chosen since',
    [follow('clinic'), typedWhole(), follow('service'), walk(-1)],
    'form',
  ],
];

/** What jsdom only plays: tabs, documents, the browser's own history. */
const needsBrowser = ([, run]: Run) =>
  run.some((step) => /tab|reload|redirect|link/.test(step.toString()));

/** Each run is taken once, where it can go wrong: by a journey, or by the unit tests. */
export const runsOfBrowsers = foundRuns.filter(needsBrowser);
export const runsOfPages = foundRuns.filter((run) => !needsBrowser(run));

/** Takes the steps one after the other. */
export async function takeSteps(known: Known, site: Site, run: readonly Command[]): Promise<void> {
  for (const step of run)
    if (step.check(known)) await step.run(known, site);
    else throw new Error(`'${step.toString()}' can't be done here.`);
}

/** Where a run begins, and its up to `maxCommands` steps. */
export function bookingRuns(maxCommands: number) {
  const one = fc.constantFrom;
  const typing = fc.oneof(
    one('Asha', 'Ravi').map((name) => typed({ Name: name })),
    one('Limping', 'Sneezing').map((text) => typed({ Comments: text })),
  );
  const steps: fc.Arbitrary<Command>[] = [
    typing,
    typing,
    one(typedWhole()),
    one(chooseOther()),
    one(submit()),
    one(submit()),
    one(submit()),
    one<Answer>('accepted', 'accepted', 'refused', 'redirected').map(answer),
    one(reload()),
    one(secondTab()),
    one(otherTab()),
    one(again()),
    one('form', 'landing', 'clinic', 'other clinic').map(go),
    one('away', 'appointments', 'article', 'contact').map(go),
    one<-1 | 1>(-1, 1).map(walk),
    one('Dr Nair', 'Dr Rao').map((vet) => follow('vet', vet)),
    one<'service' | 'clinic'>('service', 'clinic').map((to) => follow(to)),
    fc.boolean().map(takeAlong),
    one(putAside()),
    fc.boolean().map(connect),
    one(-100, 1, 100).map(moveClock),
    one(wait()),
  ];
  return fc.tuple(
    one('form', 'landing', 'clinic', 'other clinic'),
    fc.commands(steps, { maxCommands, size: 'max' }),
  );
}
