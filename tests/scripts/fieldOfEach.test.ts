// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fieldOfEach } from '#scripts/content/fieldOfEach.ts';

const source = `import type { Vet } from '#src/content/schema/vets.ts';
import face from '#content/pictures/face.svg';
import bare from '#content/pictures/bare.svg';

const words = 'A long text';

export const vets: Vet[] = [
  { id: 'a', name: 'Dr A', place: 2, figure: { src: bare, width: 400, alt: 'Dr A, ’smiling’' }, imageUrl: face },
  { id: 'b', name: words, figure: { src: bare, width: 300, alt: '' }, imageUrl: face },
  { id: 'c', name: 'Dr C', place: 1, figure: { src: bare, width: 300, alt: '' }, imageUrl: face },
];
`;

const each = (query: string, text = source) =>
  fieldOfEach('vets.ts', text, new URLSearchParams(query));

describe('one field of each record', () => {
  it('one field of each record is all that is left, with the imports that it needs', () => {
    expect(each('each=name&first=1')).toBe("export const vets = ['Dr A'];");
    expect(each('each=figure.src&first=2')).toBe(
      "import bare from '#content/pictures/bare.svg';\nexport const vets = [bare, bare];",
    );
  });

  it('keeps the constants that it names', () => {
    expect(each('each=name')).toContain("const words = 'A long text';");
  });

  it('one field of each record comes in the order of a number, without the records that have none', () => {
    expect(each('each=id&by=place')).toBe("export const vets = ['c', 'a'];");
  });

  it('one field of each record is left out where a record does not have it', () => {
    expect(each('each=place')).toBe('export const vets = [2, 1];');
  });

  it('one field of each record is found whatever the list’s type is called', () => {
    const typed = source.replace('];\n', '] as const satisfies Vet[];\n').replace(': Vet[]', '');
    expect(each('each=id&first=1', typed)).toBe("export const vets = ['a'];");
  });

  it.each(['...others', 'vetOf(1)', ','])('cannot be picked from a list with %s', (part) => {
    expect(() => each('each=id', source.replace('= [', `= [${part},`))).toThrow(
      'Write every record out in it',
    );
  });
});
