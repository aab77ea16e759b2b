import { expect, test } from 'vitest'
import { play, report } from './testing/orders/player.ts'
import { Stage } from './testing/orders/stage.ts'

test('try', async () => {
  const t0 = performance.now()
  const stage = await Stage.open()
  console.log('open', performance.now() - t0)
  const states = (process.env.TRY ?? 'approved:P14,P10,P11').split(' ')
  for (const one of states) {
    const [state = '', list = ''] = one.split(':')
    for (const terms of [{ hasTerms: false, isShort: false }, { hasTerms: true, isShort: true }]) {
      const t = performance.now()
      try {
        const played = await play(stage, { state, terms, acts: list.split(',').filter(Boolean) })
        console.log(Math.round(performance.now() - t), report(played))
      } catch (error) { console.log(one, String(error), (error as Error).stack) }
    }
  }
  console.log(await stage.differences())
  await stage.server.close()
  expect(1).toBe(1)
}, 600000)
