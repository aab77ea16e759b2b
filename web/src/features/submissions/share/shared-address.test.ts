import { expect, test } from 'vitest'
import { sharedAddress } from './shared-address.ts'

const short = 'https://vm.tiktok.com/ZMabc123/'
const reel = 'https://www.instagram.com/reel/Cxyz12345ab/?igsh=MzRlODBi'
const video = 'https://youtu.be/aaaaaaaaaaa'

test.each([
  ['an address', { url: video }, video],
  ['a text with nothing but an address', { text: reel }, reel],
  ['a text around an address', { text: `Check out Mira’s video! #fyp ${short} Enjoy` }, short],
  ['an address at the end of a sentence', { text: `My new one (${video}).` }, video],
  ['an address in the title', { title: `Watch ${video}` }, video],
  ['a post beside other links', { text: `https://permille.test/news and ${video}` }, video],
  ['a link that is no post', { text: 'See https://example.com/page.' }, 'https://example.com/page'],
  ['two posts', { text: `${video} and ${short}` }, `${video} and ${short}`],
  ['one post twice', { url: video, text: `Mine: ${video}` }, video],
  ['words only', { title: 'Hello', text: 'no link here' }, ''],
  ['nothing', {}, ''],
])('a link shared as %s', (_, shared, expected) => {
  expect(sharedAddress(new URLSearchParams(shared as Record<string, string>))).toBe(expected)
})
