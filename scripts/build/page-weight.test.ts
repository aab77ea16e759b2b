import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { pageWeights } from './page-weight.mjs'

const webDir = path.join(root, 'dist/web')

/** Opened right after signing in, cold. */
const firstPages = ['creator-dashboard', 'brand-dashboard', 'explore-page', 'login-page']
const firstBytesMax = 102_000
const ownBytesMax = 8192

describe.skipIf(!existsSync(path.join(webDir, '.vite/manifest.json')))('the built app', () => {
  const weights = pageWeights(webDir)

  it.each(firstPages)('is usable at the %s before 102 kB of JavaScript', (name) => {
    const weight = weights.find(({ page }) => page === name)

    expect(weight?.firstBytes).toBeLessThanOrEqual(firstBytesMax)
  })

  it('adds at most 8 KB for a page', () => {
    expect(weights.filter(({ ownBytes }) => ownBytes > ownBytesMax)).toEqual([])
  })
})
