import { createRequire } from 'node:module'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const bodyFont = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** The fonts live in a package; a path from the page into it must not assume where npm put it. */
function fontPreload(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'font-preload',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(bodyFont, require.resolve(bodyFont)),
    },
  }
}

export default defineConfig({
  plugins: [fontPreload(), react(), tailwindcss()],
  build: { outDir: '../dist/web', emptyOutDir: true },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  preview: { port: 4173 },
})
