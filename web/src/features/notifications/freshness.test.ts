import { expect, test } from 'vitest'
import { freshnessLabels } from './freshness-labels.ts'
import { freshness, streamHeard, streamLost } from './freshness-store.ts'

test('a page states that it is live, or when it last was', () => {
  const said: string[] = []
  const stop = freshness.subscribe(() => said.push(freshnessLabels(freshness.read())))

  streamHeard(new Date(2026, 0, 1, 14, 3))
  streamLost()
  streamLost()
  streamHeard(new Date(2026, 0, 1, 14, 4))
  stop()

  expect(said).toEqual(['Updates live', 'Last updated 14:03, reconnecting…', 'Updates live'])
})
