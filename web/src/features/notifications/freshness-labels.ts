import type { Freshness } from './freshness-store.ts'

const minutes = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function freshnessLabels({ isLive, freshAt }: Freshness): string {
  // About the connection: there may well be something unread.
  if (isLive) return 'Updates live'
  if (freshAt === null) return 'Connecting…'
  return `Last updated ${minutes.format(freshAt)}, reconnecting…`
}
