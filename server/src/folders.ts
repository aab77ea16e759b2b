import { fileURLToPath } from 'node:url'

// This file is as deep in `server/src` as the bundles are in `dist/server`.

/** In the root of the checkout, from the source and from the bundle alike. */
export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The built app, next to the built server. */
export const webDir = fileURLToPath(new URL('../web', import.meta.url))
