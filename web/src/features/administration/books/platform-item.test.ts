import {
  type Attention,
  type ReadingTrouble,
  readingTroubles,
} from '@permille/contract/administration/attention'
import { timestamp } from '@permille/contract/shapes'
import { describe, expect, it } from 'vitest'
import { platformItem } from './platform-item.ts'

type Failing = Attention['failingPlatforms'][number]

const failing: Failing = {
  platform: 'tiktok',
  trouble: 'outage',
  unreadCount: 3,
  trackedCount: 1200,
  detail: null,
  since: timestamp.parse('2026-03-01T10:00:00Z'),
}
const item = (changes: Partial<Failing>) => platformItem({ ...failing, ...changes })

/** Troubles of the whole platform, whose title counts no posts. */
const ofThePlatform: readonly ReadingTrouble[] = [
  'outage',
  'throttled',
  'quota',
  'keys',
  'removed',
  'credits',
  'request',
  'vanished',
]

describe('a platform that is not read', () => {
  it.each(readingTroubles)('with the problem "%s" is named, with the remedy', (trouble) => {
    const { title, note } = item({ trouble })

    expect(title).toContain('TikTok')
    expect(title.startsWith('3 posts')).toBe(!ofThePlatform.includes(trouble))
    expect(note).toMatch(/^[A-Z].+ · 3 of 1,200 tracked posts unread$/)
  })

  it('has one item per problem, each with its own text', () => {
    const items = readingTroubles.map((trouble) => item({ trouble }))

    expect(new Set(items.map(({ key }) => key)).size).toBe(readingTroubles.length)
    expect(new Set(items.map(({ title, note }) => title + note)).size).toBe(readingTroubles.length)
  })

  it('counts one post in the singular', () => {
    const { title, note } = item({ trouble: 'absent', unreadCount: 1, trackedCount: 1 })

    expect(title).toBe('1 post missing on TikTok')
    expect(note).toContain('1 of 1 tracked post unread')
  })

  it('without unread posts does not mention them', () => {
    expect(item({ unreadCount: 0 }).note).toBe('We retry automatically')
  })

  it('ends with the platform’s own message, if there is one', () => {
    expect(item({ detail: 'quotaExceeded' }).note).toMatch(/unread · “quotaExceeded”$/)
  })

  it('links to its posts in every queue', () => {
    expect(item({ platform: 'x' }).href).toMatch(/\?queue=all&platform=x$/)
  })
})
