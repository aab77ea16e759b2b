/** What a channel is sent to try its address. */
export function testBody(format: 'discord' | 'slack', appUrl: string): string {
  const text = `${appUrl} will post here.`
  return JSON.stringify(
    format === 'discord' ? { content: text, allowed_mentions: { parse: [] } } : { text },
  )
}
