import { describe, expect, test } from 'vitest'
import { readProfile, searchedIn, usernameIn } from './profile-names.ts'

const nameless = (platform: string) => ({ kind: 'nameless', platform })

describe('a profile', () => {
  test.each([
    ['prof.one', null, 'prof.one'],
    ['@prof.one', null, 'prof.one'],
    [' @prof.one ', null, 'prof.one'],
    ['https://www.youtube.com/@prof.one', 'youtube', 'prof.one'],
    ['https://www.youtube.com/@prof.one?si=AbC-d_123', 'youtube', 'prof.one'],
    ['https://youtube.com/@prof.one/', 'youtube', 'prof.one'],
    ['youtube.com/@prof.one/shorts', 'youtube', 'prof.one'],
    ['http://m.youtube.com/@prof.one/videos', 'youtube', 'prof.one'],
    ['https://www.youtube.com/@%E3%81%82%E3%81%84%E3%81%86', 'youtube', 'あいう'],
    ['My channel: https://youtube.com/@prof.one?si=x', 'youtube', 'prof.one'],
    ['https://www.youtube.com/@jose\u0301', 'youtube', 'jos\u00e9'],
    ['https://www.youtube.com/@jose%CC%81', 'youtube', 'jos\u00e9'],
    ['@jose\u0301', null, 'jos\u00e9'],
    ['https://www.youtube.com/@हिन्दी', 'youtube', 'हिन्दी'],
    ['https://www.youtube.com/@%E6%9D%8E', 'youtube', '李'],
    ['https://gaming.youtube.com/@prof.one', 'youtube', 'prof.one'],
    ['\u200e@prof.one\u200e', null, 'prof.one'],
    ['@\u200bprof.one', null, 'prof.one'],
    ['＠prof.one', null, 'prof.one'],
    ['https://youtube.com/@prof.one\u200b', 'youtube', 'prof.one'],
    ['https://x.com/prof_four https://x.com/prof_four?s=21', 'x', 'prof_four'],
    ['My blog https://example.com and https://x.com/prof_four', 'x', 'prof_four'],
    ['https://x.com/prof_four/photo', 'x', 'prof_four'],
    ['https://x.com/prof_four/lists', 'x', 'prof_four'],
    ['https://pro.x.com/prof_four', 'x', 'prof_four'],
    ['https://www.instagram.com/_u/ada.l', 'instagram', 'ada.l'],
    ['https://www.instagram.com/stories/ada.l/3512345678901234567/', 'instagram', 'ada.l'],
    ['https://x.com/prof_four', 'x', 'prof_four'],
    ['https://x.com/prof_four?s=21&t=abc', 'x', 'prof_four'],
    ['https://twitter.com/prof_four/', 'x', 'prof_four'],
    ['https://mobile.twitter.com/prof_four/with_replies', 'x', 'prof_four'],
    ['x.com/@prof_four', 'x', 'prof_four'],
    ['https://www.tiktok.com/@ada.l?_t=8abc&_r=1', 'tiktok', 'ada.l'],
    ['https://www.instagram.com/ada.l/?igsh=MzRl', 'instagram', 'ada.l'],
    ['https://www.instagram.com/ada.l/reels/', 'instagram', 'ada.l'],
  ])('is identified by %s', (text, platform, name) => {
    expect(readProfile(text)).toEqual({ kind: 'name', platform, name })
  })

  test.each([
    ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv'],
    ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos'],
    ['https://studio.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos/upload'],
  ])('on YouTube is identified by the id in %s', (text) => {
    const id = 'UCabcdefghijklmnopqrstuv'

    expect(readProfile(text)).toEqual({ kind: 'channel-id', platform: 'youtube', id })
  })

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', { kind: 'post', platform: 'youtube' }],
    ['https://x.com/ada/status/1346889436626259968', { kind: 'post', platform: 'x' }],
    ['https://www.tiktok.com/@ada/video/7047596209028074758', { kind: 'post', platform: 'tiktok' }],
    ['https://www.youtube.com/c/Someone', { kind: 'nameless', platform: 'youtube' }],
    ['https://www.youtube.com/user/someone', { kind: 'nameless', platform: 'youtube' }],
    ['https://www.youtube.com/', { kind: 'nameless', platform: 'youtube' }],
    ['https://x.com/home', { kind: 'nameless', platform: 'x' }],
    ['https://x.com/i/flow/login', { kind: 'nameless', platform: 'x' }],
    ['https://x.com/intent/user?screen_name=ada', { kind: 'nameless', platform: 'x' }],
    ['https://www.instagram.com/stories/highlights/17912345678901234/', nameless('instagram')],
    ['https://x.com/ada https://x.com/ben', { kind: 'several' }],
    ['https://x.com/ada https://www.tiktok.com/@ada', { kind: 'several' }],
    ['https://example.com/@ada', { kind: 'unknown' }],
    ['https://example.com/?u=https://x.com/ada', { kind: 'unknown' }],
    ['far too long for a name', { kind: 'unknown' }],
    ['../channels', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('is not identified by %s', (text, expected) => {
    expect(readProfile(text)).toEqual(expected)
  })
})

test.each([
  ['ada_1', 'ada_1'],
  ['@ada_1', 'ada_1'],
  ['https://permille.test/profile/ada_1', 'ada_1'],
  ['http://localhost:4200/profile/ada_1/?from=x', 'ada_1'],
  ['/profile/ada_1', 'ada_1'],
  ['\u200e@ada_1\u200e', 'ada_1'],
  ['＠ada_1', 'ada_1'],
])('the username in %s is %s', (text, name) => {
  expect(usernameIn(text)).toBe(name)
})

test.each([
  ['https://permille.test/profile/ada_1', 'ada_1'],
  ['https://www.tiktok.com/@ada.l?lang=en', 'ada.l'],
  ['https://www.instagram.com/ada.l/', 'ada.l'],
  ['x.com/prof_four', 'prof_four'],
  ['@ada_1', 'ada_1'],
  ['José García', 'José García'],
  ['＠ada_1', 'ada_1'],
  ['\u200e@ada_1', 'ada_1'],
  ['ada@example.com', 'ada@example.com'],
  ['and/or', 'and/or'],
  ['@', '@'],
  ['50/50 split', '50/50 split'],
])('searching for %s searches for %s', (text, searched) => {
  expect(searchedIn(text)).toBe(searched)
})
