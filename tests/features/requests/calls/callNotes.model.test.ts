import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { anyDay, happenings, liveThrough } from '#e2e/support/callNotesModel.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { closeFrontDesk, openFrontDesk } from './frontDesk.tsx';

const { changeRequest, clock, close, crash, exportNotes, importNotes } = happenings;
const { logIn, openTab, pause, press, reload, storage, type, write } = happenings;

describe('what was said to be kept in a note', () => {
  afterEach(closeFrontDesk);

  it.each([
    ['the page is reloaded right after the last key', [type(0), reload(0)]],
    ['the page is closed right after the last key', [type(0), close(0), openTab()]],
    ['the browser crashes after a pause', [type(0), pause(), crash(0)]],
    ['it is a press, and the browser crashes after a pause', [press(0, 'Left'), pause(), crash(0)]],
    ['the list is opened with a clock far ahead', [write(0), clock(100), reload(0)]],
    ['the clock was fast while it was written', [clock(100), write(0), clock(0), reload(0)]],
    [
      'the clock goes back, and more is written',
      [write(0), clock(-100), reload(0), write(0), clock(0), reload(0)],
    ],
    ['two tabs write it at the same time', [openTab(), type(0), type(1), pause(), reload(0)]],
    ['a second tab opens while it is written', [type(0), openTab()]],
    ['the request’s time is written otherwise', [write(0), changeRequest(1)]],
    ['the request is moved', [write(0), changeRequest(2)]],
    [
      'another has been logged in meanwhile',
      [write(0), logIn('Ravi'), write(0), logIn('Asha'), reload(0)],
    ],
    [
      'a file from before is imported',
      [write(0), exportNotes(0), write(0), importNotes(0), reload(0)],
    ],
  ])('what was said to be kept in a note is there when %s', async (_, day) => {
    await expect(liveThrough(day, openFrontDesk())).resolves.toBeUndefined();
  });

  it.each([
    ['does not answer', storage('silent')],
    ['is full', storage('full')],
    ['refuses', storage('refused')],
  ])(
    'what was said to be kept in a note is all that is said to be kept where storage %s',
    async (_, fails) => {
      expectConsole('warn', /not kept by this browser/);
      const day = [fails, write(0), fails, reload(0), fails, reload(0), write(0), fails, write(0)];
      await expect(liveThrough([...day, reload(0)], openFrontDesk())).resolves.toBeUndefined();
    },
  );

  it('what was said to be kept in a note is there when two tabs press without knowing of each other', async () => {
    expectConsole('warn', /not kept by this browser/);
    const pressing = [storage('full'), press(0, 'Left'), press(1, 'Arrived'), storage('full')];
    const day = [openTab(), ...pressing, pause(), reload(0), reload(1)];
    await expect(liveThrough(day, openFrontDesk())).resolves.toBeUndefined();
  });

  it('what was said to be kept in a note is there whatever else happens at the desk', async () => {
    expectConsole('warn', /not kept by this browser/);
    const days = fc
      .asyncProperty(anyDay(), (day) => liveThrough(day, openFrontDesk()))
      .afterEach(closeFrontDesk);
    await expect(fc.assert(days, { seed: 22, numRuns: 40 })).resolves.toBeUndefined();
  }, 60_000);
});
