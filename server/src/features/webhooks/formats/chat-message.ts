import type { PublishedEvent } from '@permille/contract/events/published-event'
import { type Audience, pageOf } from './event-page.ts'
import { type EventWords, wordsOf } from './event-words.ts'

/** Discord takes ten embeds in a message; one of Slack's blocks would still fit forty more. */
export const eventsPerMessageMax = 10

/** With ten of each, below Discord's 6,000 characters a message. */
const titleMax = 250
const textMax = 300

/** The hosts that a channel's address may have. */
export const chatHosts = {
  discord: ['discord.com', 'discordapp.com'],
  slack: ['hooks.slack.com'],
} as const

/** A message for a channel of Discord, in which nobody is mentioned. */
export function discordBody(
  events: readonly PublishedEvent[],
  appUrl: string,
  audience: Audience = 'brand',
): string {
  const embeds = events.slice(0, eventsPerMessageMax).map((event) => {
    const { title, text } = shortened(wordsOf(event), escapeMarkdown)
    return {
      title,
      url: `${appUrl}${pageOf(event, audience)}`,
      timestamp: event.timestamp,
      ...(text !== '' && { description: text }),
    }
  })
  return JSON.stringify({ embeds, allowed_mentions: { parse: [] } })
}

/** A message for a channel of Slack, in which only our own link is one. */
export function slackBody(
  events: readonly PublishedEvent[],
  appUrl: string,
  audience: Audience = 'brand',
): string {
  const told = events.slice(0, eventsPerMessageMax).map((event) => {
    const { title, text } = shortened(wordsOf(event), escapeSlack)
    const url = `${appUrl}${pageOf(event, audience)}`
    return { title, says: [`<${escapeSlack(url)}|${title}>`, text].filter(Boolean).join('\n') }
  })
  return JSON.stringify({
    // What a lock screen shows instead of the blocks.
    text: told.map(({ title }) => title).join('\n'),
    // Verbatim: an address in a campaign's name becomes no link.
    blocks: told.map(({ says }) => ({
      type: 'section',
      text: { type: 'mrkdwn', text: says, verbatim: true },
    })),
    unfurl_links: false,
    unfurl_media: false,
  })
}

function shortened({ title, text }: EventWords, escaped: (text: string) => string): EventWords {
  return { title: fit(title, titleMax, escaped), text: fit(text, textMax, escaped) }
}

/** The text escaped, on one line, cut so that this has at most `max` characters. */
function fit(text: string, max: number, escaped: (text: string) => string): string {
  const characters = Array.from(text.replace(/[\s\p{C}]+/gu, ' ').trim())
  const whole = escaped(characters.join(''))
  if (whole.length <= max) return whole
  let length = 0
  const kept = characters.filter((character) => {
    length += escaped(character).length
    return length < max
  })
  return `${escaped(kept.join(''))}…`
}

/** Discord shows any punctuation after a backslash as it is, so that no name is bold, a mention or an address. */
function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** As Slack asks for; nothing else begins a link or a mention. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
