// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { onlyFields } from '#scripts/content/onlyFields.ts';

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

const only = (query: string, text = source) =>
  onlyFields('vets.ts', text, new URLSearchParams(query));

describe('some fields of a list of records', () => {
  it('are all that is left, with the imports that they need', () => {
    expect(only('only=name&first=1')).toBe("export const vets = [{name: 'Dr A'}];");
    expect(only('only=figure.src,figure.width,id&first=2')).toBe(
      "import bare from '#content/pictures/bare.svg';\nexport const vets = [{figure:{src: bare,width: 400},id: 'a'},{figure:{src: bare,width: 300},id: 'b'}];",
    );
  });

  it('keep the constants that they name', () => {
    expect(only('only=name')).toContain("const words = 'A long text';");
  });

  it('come in the order of a number, without the records that have none', () => {
    expect(only('only=id&by=place')).toBe("export const vets = [{id: 'c'},{id: 'a'}];");
  });

  it('are found whatever the list’s type is called', () => {
    const typed = source.replace('];\n', '] as const satisfies Vet[];\n').replace(': Vet[]', '');
    expect(only('only=id&first=1', typed)).toBe("export const vets = [{id: 'a'}];");
  });

  it.each(['...others', 'vetOf(1)', ','])('cannot be picked from a list with %s', (part) => {
    expect(() => only('only=id', source.replace('= [', `= [${part},`))).toThrow(
      'Write every record out in it',
    );
  });
});
