import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { root } from '../product/root.ts'

/** As many as two idle cores check in six minutes. */
const viewsMax = 250

test('there are few enough views to check before every push', () => {
  const { PATH, HOME } = process.env
  const list = execFileSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--config=e2e/playwright.config.ts',
      '--project=views',
      '--no-deps',
    ],
    { cwd: root, env: { PATH, HOME }, encoding: 'utf8' },
  )

  const views = list.split('\n').filter((line) => line.includes('[views]'))

  expect(views.length).toBeGreaterThan(100)
  expect(views.length).toBeLessThanOrEqual(viewsMax)
})
