import { afterEach, expect, test, vi } from 'vitest'
import { copyOrShow } from './copy-text.ts'
import { shownToast } from './toast.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['has no clipboard', {}],
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
])('if the browser %s, the text is shown instead of copied', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)

  const isCopied = await copyOrShow('https://permille.test/x')

  expect(isCopied).toBe(false)
  expect(shownToast.read()).toMatchObject({
    tone: 'negative',
    description: 'https://permille.test/x',
  })
})
