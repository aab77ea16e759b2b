import path from 'node:path'
import { root } from '../root.mjs'

/** Bundled, the parts that nobody imports stay out: its messages in fifty languages are 5 MB of memory. */
const bundled = ['zod/mini']

/**
 * Packages stay outside the bundle, our own workspaces go into it.
 * @type {import('esbuild').Plugin}
 */
export const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ kind, path: name }) => {
      if (kind === 'entry-point' || name.startsWith('@permille/')) return undefined
      if (bundled.includes(name)) return undefined
      return { path: name, external: true }
    })
  },
}

/**
 * @param {readonly string[]} entries relative to the checkout; their files are named like them
 * @param {string} outdir
 */
export async function bundleForNode(entries, outdir) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: entry, out: path.basename(entry, '.ts') })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    // A server reads its map at the start; the sources themselves are in the checkout.
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [packagesOutside],
  })
}

/**
 * Bundles one script that a page loads from another origin, with all it needs.
 * @param {string} entry relative to the checkout
 * @param {string} outfile
 */
export async function bundleForBrowser(entry, outfile) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    minify: true,
    // Its style sheet becomes a file next to it.
    loader: { '.woff2': 'file' },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  })
}
