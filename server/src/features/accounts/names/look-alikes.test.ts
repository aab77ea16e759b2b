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
    'Northwind.',
    'Northwind\u2122',
    '\u201CNorthwind\u201D',
    'Northwind \u2714\uFE0F',
    '@northwind!',
  ].map((name): [string, string] => ['Northwind', name]),
])('%s can be taken for %s', (name, other) => expect(looksLike(name)(other)).toBe(true))

test.each([
  ['Northwind', 'Northwind Rugs'],
  ['Ali', 'All'],
  ['Zoë', 'Zoe'],
  ['Studio 1', 'Studio 2'],
  ['Lumen', 'Lumina'],
  ['C', 'C++'],
  ['Yes', 'Yes!'],
  ['\u2605\u2605\u2605\u2605', '\u2606\u2606\u2606\u2606'],
  ['\u0915\u0935\u093F\u0924\u093E', '\u0915\u0935\u093F\u0924'],
])('%s differs from %s', (name, other) => expect(looksLike(name)(other)).toBe(false))

test.each([
  ...['Permille', 'Permille Support', 'P\u0435rmille', 'the permilIe team', 'per\u200Bmille'],
  ...['Admin', 'ADMIN', '\u0430dmin', 'Support', 'support_permille', 'Support\u2122'],
])('%j is the operator’s', (name) => expect(isReserved(name)).toBe(true))

test.each(['Permilleo', 'Admina Kask', 'Support Your Local', 'Amelia', 'Per Mille'])(
  '%j is anyone’s',
  (name) => expect(isReserved(name)).toBe(false),
)
