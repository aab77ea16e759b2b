import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countNumber, countText } from './platform-counts.ts'
import { tweetsAnswer } from './x/x-shapes.ts'
import { videoList } from './youtube/youtube-shapes.ts'

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

  it('that cannot be one leaves the other posts of the answer as they are', () => {
    const snippet = { publishedAt: '', channelId: 'c', title: '', description: '' }
    const videos = z.parse(videoList, {
      items: [
        { id: 'bad', snippet, statistics: { viewCount: '-5' } },
        { id: 'good', snippet, statistics: { viewCount: '7' } },
      ],
    })
    const tweets = z.parse(tweetsAnswer, {
      data: [
        { id: 'bad', author_id: 'a', public_metrics: { impression_count: 1e300 } },
        { id: 'good', author_id: 'a', public_metrics: { impression_count: 7 } },
      ],
    })

    expect(videos.items?.map(({ statistics }) => statistics?.viewCount)).toEqual([undefined, '7'])
    expect(tweets.data?.map((tweet) => tweet.public_metrics?.impression_count)).toEqual([
      undefined,
      7,
    ])
  })
})
