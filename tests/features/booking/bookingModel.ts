import fc from 'fast-check';
import { fields, labelOf } from './bookingKit.ts';

/*
 * What a person can do to a booking, in any order and at each place where one is typed, and what has to hold after each step.
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
  body: Record<string, unknown>;
  /** None yet; 'lost' where the page was reloaded before. */
  answer?: Answer | 'lost';
}

export type Answer = 'accepted' | 'refused' | 'redirected';

/** What is on the screen. */
interface Sight {
  path: string;
  /** Of the page's form; undefined where it has none. */
  values: Values | undefined;
  /** The names of the form's buttons that can be seen. */
  buttons: string[];
  /** What the page's live regions say, and what has the focus. */
  said: string;
}

/** What the page shows. */
export function lookAtPage(): Sight {
  const form = document.querySelector('main form[aria-label]:not([role=search])');
  const values = [...(form?.querySelectorAll('label') ?? [])].map((label) => {
    const { control } = label;
    return [labelOf(label), control && 'value' in control ? control.value : ''];
  });
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

/** A browser's tab with this site; each step waits until the page is at rest. */
export interface Site {
  calls: Call[];
  start: (path: string) => Promise<void>;
  look: () => Promise<Sight>;
  /** Fills in fields of the page's form; of a folded form, after unfolding it. */
  type: (values: Values) => Promise<void>;
  /** Presses a button or a link of the page, where it has one of that name. */
  press: (name: string) => Promise<void>;
  answer: (call: Call, answer: Answer) => Promise<void>;
  /** Loads the page anew: its calls under way are cut off. */
  reload: () => Promise<void>;
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

/** The state as the person knows it. */
export interface Known {
  facts: Facts;
  place: Place;
  /** By the names of the places' drafts. */
  drafts: Map<string, Draft>;
  /** What the page's form holds: a clinic's page chooses its clinic, and that alone changes no draft. */
  shown: Values;
  sending: { call: Call; draft: string; values: Values }[];
  /** A booking was accepted since the page was loaded. */
  hasBooked: boolean;
}

type Command = fc.AsyncCommand<Known, Site>;

const booked = 'Appointment booked successfully!';
const notBooked = 'There was a problem booking your appointment. Please try again.';
const unknown = /may or may not have arrived/;

/** The answers that a booking for another pet keeps. */
const ofOwner = ['Name', 'Mobile Number', 'Email'];

/** Opens a page with a booking form and fills it in: nothing has been sent. */
export async function begin(facts: Facts, site: Site, name = 'form'): Promise<Known> {
  const place = placesOf(facts)[name]!;
  await site.start(place.path);
  await site.type(facts.whole);
  const values = { ...facts.whole };
  const drafts = new Map([[place.draft, { values, path: place.path }]]);
  return { facts, place, drafts, shown: { ...values }, sending: [], hasBooked: false };
}

function claim(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

function draftOf({ drafts, place }: Known): Draft {
  const draft = drafts.get(place.draft) ?? { values: {} };
  drafts.set(place.draft, draft);
  return draft;
}

/** The page at a path is shown. */
function arrive(known: Known, path: string, isReturn: boolean): void {
  const place = Object.values(placesOf(known.facts)).find((one) => one.path === path)!;
  known.place = place;
  const draft = draftOf(known);
  known.shown = { ...draft.values };
  const isSending = known.sending.some((one) => one.draft === place.draft);
  const isChosen = isSending || (isReturn && draft.path === path);
  if (place.clinic && !isChosen) known.shown.Location = place.clinic;
}

/** The person has given answers to the form on the page. */
function answered(known: Known, values: Values): void {
  Object.assign(known.shown, values);
  Object.assign(draftOf(known), { values: { ...known.shown }, path: known.place.path });
}

/** Whether a field holds what the person knows. The next booking begins at the clinic of the last; each clinic has types of its own. */
function isSaid(label: string, { Location: clinic }: Values): boolean {
  return Boolean(clinic) || (label !== 'Location' && label !== 'Appointment Type');
}

/** Holds after every step: nothing typed is lost, and no booking counts as made that was not accepted. */
async function checkSight(known: Known, site: Site): Promise<void> {
  const { path, values, said } = await site.look();
  const { place, shown, hasBooked } = known;
  claim(path === place.path, `The page is ${path}, not ${place.path}.`);
  claim(Boolean(values) === Boolean(place.form), `${path} has ${values ? 'a' : 'no'} form.`);
  for (const [label, value] of Object.entries(shown))
    if (isSaid(label, shown))
      claim(values?.[label] === value, `${label} holds '${values?.[label]}', not '${value}'.`);
  claim(hasBooked || !said.includes(booked), 'It says booked, and nothing was accepted.');
}

function command(
  name: string,
  run: (known: Known, site: Site) => Promise<void>,
  check: (known: Readonly<Known>) => boolean = () => true,
): Command {
  return {
    check,
    toString: () => name,
    async run(known, site) {
      await run(known, site);
      await checkSight(known, site);
    },
  };
}

const typed = (given: Values) =>
  command(`type ${JSON.stringify(given)}`, async (known, site) => {
    const { values, buttons } = await site.look();
    const owner = buttons.includes('Book for another pet') ? draftOf(known).owner : {};
    const asked = Object.entries(given).filter(([label]) => values && label in values);
    if (asked.length === 0) return;
    await site.type(Object.fromEntries(asked));
    answered(known, { ...owner, ...Object.fromEntries(asked) });
  });

/** Types the whole booking. */
const typedWhole = () =>
  command('type a booking', (known, site) => typed(known.facts.whole).run(known, site));

/** Chooses the second clinic. */
const chooseOther = () =>
  command('choose the other clinic', (known, site) =>
    typed({ Location: known.facts.clinics[1]![1] }).run(known, site),
  );

const submit = () =>
  command('submit', async (known, site) => {
    const before = site.calls.length;
    if (!(await site.look()).buttons.includes('Book Appointment')) return;
    await site.press('Book Appointment');
    const { said } = await site.look();
    const [call, ...more] = site.calls.slice(before);
    claim(more.length === 0, 'One press sent two bookings.');
    if (!call) {
      claim(/missing or not right/.test(said), 'Nothing was sent, and nothing says why.');
      return;
    }
    for (const [label, key] of Object.entries(fields))
      claim(
        call.body[key] === known.shown[label],
        `${label} was sent as '${call.body[key] as string}'.`,
      );
    known.sending.push({ call, draft: known.place.draft, values: { ...known.shown } });
  });

const answer = (how: Answer) =>
  command(
    `answer: ${how}`,
    async (known, site) => {
      const [sent, ...others] = known.sending;
      known.sending = others;
      known.hasBooked ||= how === 'accepted';
      await site.answer(sent!.call, how);
      const { said } = await site.look();
      const outcome = how === 'accepted' ? booked : notBooked;
      claim(said.includes(outcome), `The page does not say '${outcome}', but '${said}'.`);
      if (how !== 'accepted') return;
      const isShown = sent!.draft === known.place.draft;
      const draft = known.drafts.get(sent!.draft)!;
      const next = isShown ? known.shown : draft.values;
      for (const [label, value] of Object.entries(sent!.values))
        if (next[label] === value) next[label] = '';
      draft.values = { ...next };
      if (!next.Comments) delete draft.vet;
      draft.owner = Object.fromEntries(ofOwner.map((label) => [label, sent!.values[label]!]));
    },
    ({ sending }) => sending.length > 0,
  );

const reload = () =>
  command('reload', async (known, site) => {
    const isOnForm = known.place.form === bookingForm;
    const wasSending = known.sending.some(({ draft }) => draft === known.place.draft);
    known.sending = [];
    known.hasBooked = false;
    await site.reload();
    arrive(known, known.place.path, true);
    const { said } = await site.look();
    if (isOnForm && wasSending)
      claim(unknown.test(said), 'The tab is back, and does not say that a booking was on its way.');
  });

const go = (to: string) =>
  command(`go ${to}`, async (known, site) => {
    const { path } = placesOf(known.facts)[to]!;
    if (path === known.place.path) return;
    await site.go(path);
    arrive(known, path, false);
  });

const walk = (steps: -1 | 1) =>
  command(steps < 0 ? 'back' : 'forward', async (known, site) => {
    await site.go(steps);
    const { path } = await site.look();
    if (path !== known.place.path) arrive(known, path, true);
  });

/** Follows a booking link: for a vet, a type of visit or a clinic. */
const follow = (to: 'vet' | 'service' | 'clinic', vet = '') =>
  command(`link to a ${to} ${vet}`, async (known, site) => {
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
    if (known.place.path !== '/') arrive(known, '/', false);
    const draft = draftOf(known);
    const wishes = [vet, draft.vet].map((name) => `With ${name}, please.`);
    const others = (known.shown.Comments ?? '')
      .split('\n')
      .filter((line) => !wishes.includes(line));
    answered(known, vet ? { Comments: [wishes[0], ...others].join('\n').trimEnd() } : fills);
    if (vet) draft.vet = vet;
  });

/** Takes what was typed into another form along into the booking form. */
const takeAlong = () =>
  command('take it along', async (known, site) => {
    const { shown, place } = known;
    // What is typed on /contact becomes a message to send.
    if (!place.submit || place.path === '/contact') return;
    await site.press(place.submit);
    arrive(known, '/', false);
    answered(known, shown.Name ? { Name: shown.Name } : {});
  });

const putAside = () => command('put aside', (_, site) => site.putAside());
const connect = (isOnline: boolean) =>
  command(isOnline ? 'online' : 'offline', (_, site) => site.connect(isOnline));
const moveClock = (days: number) =>
  command(`clock ${days} days`, (_, site) => site.moveClock(days));
const wait = () => command('slow', (_, site) => site.wait());

type Run = readonly [fault: string, run: readonly Command[], place?: string];

/** The shortest runs in which a fault was found, by what was wrong, and where they begin. */
export const foundRuns: readonly Run[] = [
  ['a tab came back as if nothing had been sent', [submit(), reload(), submit()]],
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
    'what was typed elsewhere was not taken along',
    [go('article'), typed({ Name: 'Ravi' }), takeAlong()],
    'landing',
  ],
  [
    'a link’s clinic came back over the one chosen since',
    [follow('clinic'), typedWhole(), follow('service'), walk(-1)],
    'form',
  ],
];

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
    one('form', 'landing', 'clinic', 'other clinic').map(go),
    one('away', 'appointments', 'article', 'contact').map(go),
    one<-1 | 1>(-1, 1).map(walk),
    one('Dr Nair', 'Dr Rao').map((vet) => follow('vet', vet)),
    one<'service' | 'clinic'>('service', 'clinic').map((to) => follow(to)),
    one(takeAlong()),
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
