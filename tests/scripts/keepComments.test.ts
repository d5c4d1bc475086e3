import { describe, expect, it } from 'vitest';
import { yamlOf } from '#scripts/edit/keepComments.ts';

const before = `# Ours
timeZone: Asia/Kolkata # the clock in the hall
phone: { daily: [ { opens: '09:00', closes: '18:00' } ] }

# Looked up each January
holidays:
  # Asked for by the staff
  - date: 2026-11-08
    name: Diwali
  - { date: 2026-12-25, name: Christmas } # half a day?
`;

const value = {
  timeZone: 'Asia/Kolkata',
  phone: { daily: [{ opens: '09:00', closes: '18:00' }] },
  holidays: [
    { date: '2026-11-08', name: 'Diwali' },
    { date: '2026-12-25', name: 'Christmas' },
  ],
};

describe('what the form writes into a file that stands there', () => {
  it('changes nothing where nothing is changed', () => {
    expect(yamlOf(value, before)).toBe(before);
  });

  it('leaves comments where they are, by what they speak of', () => {
    const [diwali, christmas] = value.holidays;
    const text = yamlOf(
      {
        ...value,
        phone: { daily: [] },
        holidays: [
          { date: '2026-01-26', name: 'R' },
          { ...christmas, name: 'Xmas' },
        ],
      },
      before,
    );
    expect(text).toContain('timeZone: Asia/Kolkata # the clock in the hall');
    expect(text).toContain('phone: { daily: [] }\n\n# Looked up each January\nholidays:');
    expect(text).toContain('{ date: 2026-12-25, name: Xmas } # half a day?');
    expect(text).not.toContain(diwali!.name);
  });

  it('takes away what is left out, and adds what is new', () => {
    expect(yamlOf({ timeZone: 'Europe/Berlin', footer: 'Closed' }, before)).toBe(
      '# Ours\ntimeZone: Europe/Berlin # the clock in the hall\nfooter: Closed\n',
    );
  });

  it.each(['', 'a: [1', '- 1'])('writes the whole anew where %j stands', (text) => {
    expect(yamlOf({ a: 'b: c' }, text)).toBe("a: 'b: c'\n");
  });
});
