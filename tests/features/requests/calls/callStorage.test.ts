import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callKey, changeCall, newCall } from '#src/domain/calls.ts';
import { type CallStorage, openCallStorage } from '#src/features/requests/calls/callStorage.ts';
import { stubIndexedDb } from '#tests/support/indexedDb.ts';
import { blankRequest } from '#tests/support/staff.ts';

const clock = { date: '2026-07-18', time: '12:00' };
const record = (id: string) => {
  const request = { ...blankRequest, id, name: 'Asha' };
  const moment = { by: 't-one', nowMs: 5, clock, request };
  return changeCall(newCall(request), { status: 'Confirmed' }, moment);
};

const opened: CallStorage[] = [];
function storage(writer = 't-one'): CallStorage {
  const one = openCallStorage(writer);
  opened.push(one);
  return one;
}
const idsOf = async (owner: string) => (await storage().load(owner)).map(({ id }) => id);

describe('the notes on the disk', () => {
  beforeEach(async () => {
    stubIndexedDb();
    const written = storage();
    await written.save('asha', [record('1'), record('2')]);
    await written.save('ravi', [record('1'), record('2')]);
    await written.save('meera', [record('1')]);
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
    vi.unstubAllGlobals();
  });

  it('the notes on the disk are a person’s own', async () => {
    expect(await idsOf('asha')).toEqual(['1', '2']);
    expect(await idsOf('ash')).toEqual([]);
  });

  it('the notes on the disk are counted by person, not by note', async () => {
    expect(await storage().countOthers('asha')).toBe(2);
    expect(await storage().countOthers('nobody')).toBe(3);
  });

  it('the notes on the disk are removed by whoever comes first, one by one, of a person or all', async () => {
    await storage().remove('asha', new Set([callKey(record('1'))]));
    expect(await idsOf('asha')).toEqual(['2']);
    await storage('t-two').remove('ravi');
    expect([await idsOf('ravi'), await idsOf('meera')]).toEqual([[], ['1']]);
    await storage().removeEverybodys();
    expect(await idsOf('meera')).toEqual([]);
  });

  it('the notes on the disk do not hold up a newer version of the site in another tab', async () => {
    const newer = indexedDB.open('callNotes', 2);
    const end = await new Promise((resolve) => {
      for (const type of ['success', 'blocked']) newer.addEventListener(type, () => resolve(type));
    });
    expect(end).toBe('success');
    newer.result.close();
  });

  it('the notes on the disk are opened anew after a failure', async () => {
    const late = storage();
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
      throw new DOMException('Busy.', 'UnknownError');
    });
    await expect(late.load('asha')).rejects.toThrow('Busy.');
    expect(await late.load('asha')).toHaveLength(2);
    expect(open).toHaveBeenCalledTimes(2);
  });
});
