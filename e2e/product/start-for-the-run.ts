import { rmSync } from 'node:fs'
import { choosePlace } from './place.ts'
import { announcePlace } from './place-of-the-run.ts'
import { startProduct } from './started-product.ts'

/** Playwright's global setup; returns the teardown. */
export default async function startForTheRun(): Promise<() => Promise<void>> {
  const place = await choosePlace()
  const product = await startProduct(place)
  announcePlace(place)
  return async () => {
    await product.stop()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}
