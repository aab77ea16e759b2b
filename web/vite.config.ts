import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sharedParts } from './chunks.ts'
import { leanContract } from './lean-contract.ts'
import { leanIcons } from './lean-icons.ts'
import { leanPreload } from './lean-preload.ts'
import { leanQueries } from './lean-queries.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const bodyFont = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** Resolves the fonts in their package, wherever npm installed it. */
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
  plugins: [
    leanContract(),
    leanIcons(),
    leanQueries(),
    leanPreload(),
    fontPreload(),
    react(),
    tailwindcss(),
  ],
  // React has this built in; wouter imports the shim for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licenses.txt' },
    // Inlines nothing: the server's content policy allows fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      // Neither we nor our libraries rely on what happens when a property or a global is only read.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // A number in place of an import of it: lighter, because an export and its imports are more letters.
      optimization: { inlineConst: true },
      output: {
        // A hash is random, so it does not compress: seven characters, the fewest that the bundler takes, are still 42 bits.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: sharedParts },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  preview: { port: 4173 },
})
