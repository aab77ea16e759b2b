import { fileURLToPath } from 'node:url'

/** At the root of the checkout: two levels up from the source and from the bundle alike. */
export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))
