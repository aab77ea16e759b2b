import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countNumber, countText } from './platform-counts.ts'
import { readEntries, withAbsent } from './read-entries.ts'
import type { PostFacts } from './social-platform.ts'
import { tweet } from './x/x-shapes.ts'
import { video } from './youtube/youtube-shapes.ts'

describe('a count', () => {
  it.each([
    [0, 0],
    [12, 12],
    [-1, undefined],
    [1.5, undefined],
    [2 ** 53, undefined],
    ['12', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s as a number is %s', (sent, read) => {
    expect(z.parse(countNumber, sent)).toBe(read)
  })

  it.each([
    ['0', '0'],
    ['-1', undefined],
    ['1e9', undefined],
    ['9'.repeat(16), undefined],
    [7, undefined],
  ])('%s as text is %s', (sent, read) => {
    expect(z.parse(countText, sent)).toBe(read)
  })

  it('that is invalid does not affect the other posts of the response', () => {
    const snippet = { publishedAt: '', channelId: 'c', title: '', description: '' }
    const videos = readEntries(video, [
      { id: 'bad', snippet, statistics: { viewCount: '-5' } },
      { id: 'good', snippet, statistics: { viewCount: '7' } },
    ])
    const tweets = readEntries(tweet, [
      { id: 'bad', author_id: 'a', public_metrics: { impression_count: 1e300 } },
      { id: 'good', author_id: 'a', public_metrics: { impression_count: 7 } },
    ])

    const viewsOf = videos.entries.map(({ statistics }) => statistics?.viewCount)
    expect(viewsOf).toEqual([undefined, '7'])
    const impressions = tweets.entries.map((each) => each.public_metrics?.impression_count)
    expect(impressions).toEqual([undefined, 7])
    expect([videos.isWhole, tweets.isWhole]).toEqual([true, true])
  })
})

describe('an unreadable entry', () => {
  const post = (externalPostId: string) => ({ externalPostId }) as PostFacts

  it('costs no other entry, and nothing left out counts as absent', () => {
    const { entries, isWhole } = readEntries(tweet, [{ id: 7 }, { id: '8', author_id: 'a' }])

    const read = withAbsent([post('8')], { asked: ['7', '8'], isWhole })

    expect(entries.map(({ id }) => id)).toEqual(['8'])
    expect([...read.keys()]).toEqual(['8'])
  })

  it('is missing from a whole list if the platform left it out', () => {
    const read = withAbsent([post('8')], { asked: ['7', '8'], isWhole: true })

    expect([read.get('7'), read.get('8')]).toEqual([null, post('8')])
  })
})
