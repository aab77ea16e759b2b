import { publicEventTypes } from '@permille/contract/events/event-types'
import type { PublishedEvent } from '@permille/contract/events/published-event'
import { expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { discordBody, slackBody } from './chat-message.ts'
import { wordsOf } from './event-words.ts'

const appUrl = 'https://market.example'
const brandId = newId()

function event(type: PublishedEvent['type'], data: Readonly<Record<string, unknown>>) {
  const id = newId()
  return {
    id: newId(),
    timestamp: '2026-11-26T09:12:44.120Z',
    version: 1,
    sequence: 7,
    brandId,
    type,
    data: { id, url: `/api/campaigns/${id}`, ...data },
  } as PublishedEvent
}

const live = {
  rewardRatePerKViewsCents: 150,
  platformsAllowed: ['tiktok', 'youtube'],
  endsAt: null,
  isResumed: false,
}
const hostile =
  '@everyone <@1> <!channel> **free** [x](https://evil.test) https://evil.test `a`\n# big'

it('says a live campaign to creators, with the offer that everyone may open', () => {
  const told = event('campaign.live', { name: 'Spring clips', ...live })

  expect(JSON.parse(discordBody([told], appUrl))).toEqual({
    embeds: [
      {
        title: 'Spring clips is live',
        description: '\\$1\\.50 per 1\\,000 views on TikTok or YouTube\\.',
        url: `${appUrl}/offers/${told.data.id}`,
        timestamp: told.timestamp,
      },
    ],
    allowed_mentions: { parse: [] },
  })
  expect(JSON.parse(slackBody([told], appUrl))).toMatchObject({
    text: 'Spring clips is live',
    blocks: [
      {
        text: {
          text: `<${appUrl}/offers/${told.data.id}|Spring clips is live>\n$1.50 per 1,000 views on TikTok or YouTube.`,
          verbatim: true,
        },
      },
    ],
  })
})

it('opens the page of the brand for its own people, and an admin’s for the installation’s', () => {
  const paid = event('submission.paid', { earnedCents: 100 })

  const urls = (audience: 'brand' | 'installation') =>
    JSON.parse(discordBody([paid], appUrl, audience)).embeds[0].url

  expect(urls('brand')).toBe(`${appUrl}/submissions/${paid.data.id}?brand=${brandId}`)
  expect(urls('installation')).toBe(`${appUrl}/admin/submissions/${paid.data.id}`)
})

it('takes nobody’s name for a mention, a link or a format', () => {
  const told = [event('campaign.live', { name: hostile, ...live })]

  const { title } = JSON.parse(discordBody(told, appUrl)).embeds[0]
  const [block] = JSON.parse(slackBody(told, appUrl)).blocks

  // Every mark has its backslash, and the name stays on one line.
  expect(title.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[!-/:-@[-`{-~\n]/)
  expect(block.text.text.match(/<[^>]*>/g)).toEqual([expect.stringMatching(/^<https:\/\/market/)])
  expect(block.text.text.split('\n')).toHaveLength(2)
})

it('keeps ten events of the longest names within what Discord and Slack take', () => {
  const events = Array.from({ length: 12 }, () =>
    event('campaign.paused', { name: '*'.repeat(300), reason: 'admin', note: '&'.repeat(2000) }),
  )

  const { embeds } = JSON.parse(discordBody(events, appUrl))
  const { blocks } = JSON.parse(slackBody(events, appUrl))

  expect([embeds.length, blocks.length]).toEqual([10, 10])
  for (const { title, description } of embeds) {
    expect(title.length).toBeLessThanOrEqual(256)
    expect(description.endsWith('…')).toBe(true)
  }
  const length = embeds.reduce(
    (sum: number, each: { title: string; description: string }) =>
      sum + each.title.length + each.description.length,
    0,
  )
  expect(length).toBeLessThanOrEqual(6000)
  for (const { text } of blocks) expect(text.text.length).toBeLessThanOrEqual(3000)
})

it.each(publicEventTypes)('says %s in one sentence even where a field is missing', (type) => {
  expect(wordsOf(event(type, {})).title).toMatch(/^[A-Z$]/)
})
