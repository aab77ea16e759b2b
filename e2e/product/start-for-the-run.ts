import { cpSync, rmSync } from 'node:fs'
import { choosePlace, demoFolderOf, type Place } from './place.ts'
import { announcePlace } from './place-of-the-run.ts'
import { startProduct } from './started-product.ts'

/** Playwright's global setup; returns the teardown. */
export default async function startForTheRun(): Promise<() => Promise<void>> {
  const place = await choosePlace()
  await keepDemo(place)
  const product = await startProduct(place)
  announcePlace(place)
  return async () => {
    await product.stop()
    for (const folder of [place.dataDir, demoFolderOf(place)])
      rmSync(folder, { recursive: true, force: true })
  }
}

/** Plays the demo once for every product of the run; a running database cannot be copied. */
async function keepDemo(place: Place): Promise<void> {
  const first = await startProduct(place)
  await first.stop()
  cpSync(place.dataDir, demoFolderOf(place), { recursive: true })
}
