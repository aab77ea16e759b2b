import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownBuilder = fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url))
const lucideBuilder = /\/lucide-react\/.*\/createLucideIcon\.mjs$/

/** Draws the icons of lucide by a few lines of our own; its builder has options that we never use. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    load: {
      filter: { id: lucideBuilder },
      handler: () => `export { createIcon as default } from ${JSON.stringify(ownBuilder)}`,
    },
  }
}
