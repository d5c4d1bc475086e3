/** The icons of the site: the symbols of icons.svg. */

/** By lucide's names (lucide.dev/icons). */
export const lucideNames = [
  'Activity',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowUpRight',
  'BedDouble',
  'Calendar',
  'CalendarCheck',
  'CalendarClock',
  'CalendarPlus',
  'ChartLine',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'CircleAlert',
  'CircleCheck',
  'CircleHelp',
  'ClipboardList',
  'Clock',
  'Copy',
  'Download',
  'Droplets',
  'Eye',
  'EyeOff',
  'FileText',
  'Hand',
  'HeartPulse',
  'Info',
  'LoaderCircle',
  'Mail',
  'MapPin',
  'Menu',
  'MessageCircle',
  'Microscope',
  'Moon',
  'Navigation',
  'NotebookPen',
  'PawPrint',
  'Phone',
  'PhoneCall',
  'Pill',
  'Play',
  'Printer',
  'RotateCw',
  'ScanLine',
  'Scissors',
  'Search',
  'Siren',
  'Star',
  'Stethoscope',
  'TestTubes',
  'Trash2',
  'UserRound',
  'X',
] as const;

/** Lucide has no brand glyphs: these paths are drawn on its grid, 24 × 24 with a 1.5 px stroke. */
export const socialGlyphs = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.4a4 4 0 1 1-8 1.2 4 4 0 0 1 8-1.2zM17.5 6.5h.01',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  pinterest:
    'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 8.5 9.2 20.5M8.6 13.4c-1.5-2.9.2-6.4 3.6-6.4 2.6 0 4.3 1.7 4.3 4 0 2.7-1.6 4.7-3.6 4.7-1.2 0-2-.8-2.2-1.6',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM6 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  youtube:
    'M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 50 50 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 50 50 0 0 1-16.2 0A2 2 0 0 1 2.5 17m7.5-2 5-3-5-3z',
};

export type SocialGlyph = keyof typeof socialGlyphs;

export type IconName = (typeof lucideNames)[number] | SocialGlyph;
