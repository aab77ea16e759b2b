import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { pageWeights } from './page-weight.mjs'

const webDir = path.join(root, 'dist/web')

/** Where sign-in happens, and where it leads. */
const firstPages = ['creator-dashboard', 'brand-dashboard', 'admin-dashboard', 'login-page']
/** "96 KB", in thousands. */
const firstBytesMax = 96_000
/** A list with its filters, which a shared link may open with an empty cache. */
const firstListBytesMax = 105_000
const ownBytesMax = 8192

describe.skipIf(!existsSync(path.join(webDir, '.vite/manifest.json')))('the built app', () => {
  const weights = pageWeights(webDir)

  it.each(firstPages)('loads less than 96 kB of JavaScript before the %s is usable', (name) => {
    const weight = weights.find(({ page }) => page === name)

    expect(weight?.firstBytes).toBeLessThanOrEqual(firstBytesMax)
  })

  it('loads less than 105 kB before the list of campaigns is usable', () => {
    const weight = weights.find(({ page }) => page === 'explore-page')

    expect(weight?.firstBytes).toBeLessThanOrEqual(firstListBytesMax)
  })

  it('adds at most 8 kB per page', () => {
    expect(weights.filter(({ ownBytes }) => ownBytes > ownBytesMax)).toEqual([])
  })
})
