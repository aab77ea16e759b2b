import { expect, test } from 'vitest'
import { hasDisclosureTag } from './disclosure.ts'

test.each([
  ['New jacket #ad', true],
  ['#AD Three outfits', true],
  ['(#Werbung) Drei Looks', true],
  ['Deux tenues #publicité', true],
  ['Deux tenues #publicite\u0301', true],
  ['Zwei Looks #mode#anzeige', false],
  ['#mode #anzeige.', true],
  ['Full width ＃ad', true],
  ['An #adventure', false],
  ['#ad_free week', false],
  ['An ad without a tag', false],
  ['https://example.com/#ad', false],
  ['https://example.com/page#ad', false],
  ['', false],
])('“%s” is disclosed: %s', (text, disclosed) => {
  expect(hasDisclosureTag(text)).toBe(disclosed)
})
