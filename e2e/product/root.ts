import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..')
