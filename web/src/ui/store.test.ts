import { expect, test } from 'vitest'
import { createPersonalStore, createStore, resetPersonalStores } from './store.ts'

test('each listener hears of a replacement until it stops', () => {
  const store = createStore(1)
  const heard: number[] = []
  const stop = store.subscribe(() => heard.push(store.read()))

  store.replace(2)
  stop()
  store.replace(3)

  expect(heard).toEqual([2])
})

test('a change of user empties what is personal, and nothing else', () => {
  const personal = createPersonalStore<readonly string[]>([])
  const common = createStore('a')
  personal.replace(['Summer'])
  common.replace('b')

  resetPersonalStores()

  expect([personal.read(), common.read()]).toEqual([[], 'b'])
})
