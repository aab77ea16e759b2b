import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Fills the migrated database of a release with that release's own builder: its tree, the owner's address, how many posts.
 */
const [tree = '', connectionString = '', posts = '0'] = process.argv.slice(2)
const from = (name: string) => import(pathToFileURL(path.join(tree, 'bench/src/scale', name)).href)
const { buildMarketplace } = await from('build-marketplace.ts')
const { sizeFor } = await from('plan.ts')
const size = { ...sizeFor(Number(posts)), hasPayouts: false }
await buildMarketplace(connectionString, size, () => undefined)
