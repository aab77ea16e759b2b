import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanContract } from './lean-contract.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const bodyFont = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** The fonts live in a package; a path from the page into it must not assume where npm put it. */
function fontPreload(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'font-preload',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(bodyFont, relative(here, require.resolve(bodyFont))),
    },
  }
}

export default defineConfig({
  plugins: [leanContract(), fontPreload(), react(), tailwindcss()],
  // Nothing inline: the server's content policy lets fonts come from files only.
  build: { outDir: '../dist/web', emptyOutDir: true, assetsInlineLimit: 0, manifest: true },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  preview: { port: 4173 },
})
