import { expect, test } from 'vitest'
import { isReserved, looksLike } from './look-alikes.ts'

test.each([
  ['Northwind', 'northwind'],
  ['Northwind', 'N\u043Erthwind'],
  ['Northwind', 'North\u200Bwind'],
  ['Northwind', 'North\u00ADwind'],
  ['Northwind', 'Ｎorthwind'],
  ['Northwind', '\u{1D40D}orthwind'],
  ['North wind', 'North\u00A0 wind'],
  ['PayPal', 'PayPaI'],
  ['NIKE', 'Nike'],
  ['Nike', 'N\u0456ke'],
  ['Acme', 'Acrne'],
  ['Studio 10', 'Studio lO'],
  ['Zo\u00EB', 'Zoe\u0308'],
  ...[
    'NordlysStudio',
    'Nordlys-Studio',
    'nordlys_studio',
    'Nord lys.Studio',
    'Nordlys\u00B7Studio',
    'Nordly\u2019s Studio',
    'Nordlys \u2013 Studio',
    'N o r d l y s  S t u d i o',
  ].map((name): [string, string] => ['Nordlys Studio', name]),
  ...[
    'Northwind.',
    'Northwind\u2122',
    '\u201CNorthwind\u201D',
    'Northwind \u2714\uFE0F',
    '@northwind!',
  ].map((name): [string, string] => ['Northwind', name]),
])('%s looks like %s', (name, other) => expect(looksLike(name)(other)).toBe(true))

test.each([
  ['Northwind', 'Northwind Rugs'],
  ['Ali', 'All'],
  ['Zoë', 'Zoe'],
  ['Studio 1', 'Studio 2'],
  ['Lumen', 'Lumina'],
  ['C', 'C++'],
  ['Level 45', 'Level 4.5'],
  ['Brand A & B', 'Brand AB'],
  ['Yes', 'Yes!'],
  ['\u2605\u2605\u2605\u2605', '\u2606\u2606\u2606\u2606'],
  ['\u0915\u0935\u093F\u0924\u093E', '\u0915\u0935\u093F\u0924'],
])('%s differs from %s', (name, other) => expect(looksLike(name)(other)).toBe(false))

test.each([
  ...['Permille', 'Permille Support', 'P\u0435rmille', 'the permilIe team', 'per\u200Bmille'],
  ...['Admin', 'ADMIN', '\u0430dmin', 'Support', 'support_permille', 'Support\u2122'],
  ...[
    'P e r m i l l e',
    '\u0420 \u0435 r m i l l \u0435',
    'Per\u043Cille',
    'Per Mille',
    'Per-mille Support',
  ],
  ...[
    'P.e.r.m.i.l.l.e',
    'per_mille',
    'PermilleSupport',
    'Permi lle Team',
    'adminpermille',
    'P\u00E9rmille',
    'Permill\u00E9',
  ],
  ...['A d m i n', 'Ad-min', 'ᴘᴇʀᴍɪʟʟᴇ', '\u{1F17F}\u{1F174}\u{1F181}mille', 's_u_p_p_o_r_t'],
])('%j is reserved for the operator', (name) => expect(isReserved(name)).toBe(true))

test.each([
  ...['Permilleo', 'Admina Kask', 'Support Your Local', 'Amelia', 'Per Nille', 'Ad Min'],
  ...['Super Mille', 'Papermillennial', 'Staf F.', 'Mille Per'],
])('%j is free for anyone', (name) => expect(isReserved(name)).toBe(false))
