import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { breaches, textOf } from './rules/source-text.ts'
import {
  type LockedPackage,
  type RefusedPackage,
  type SupplyChain,
  supplyChainProblems,
} from './rules/supply-chain.ts'

const refused: RefusedPackage[] = JSON.parse(textOf('checks/refused-packages.json'))

function ourChain(): SupplyChain {
  const manifest = JSON.parse(textOf('package.json'))
  const folders: string[] = manifest.workspaces
  const manifests = Object.fromEntries(
    folders.map((folder) => [folder, JSON.parse(textOf(`${folder}/package.json`))]),
  )
  return {
    ...JSON.parse(textOf('package-lock.json')),
    manifests: { '': manifest, ...manifests },
    // Their binaries work without it (scripts/setup.mjs); npm still asks for a decision.
    allowedScripts: [
      'esbuild',
      ...Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('@embedded-')),
    ],
    refused,
  }
}

describe('our dependencies', () => {
  it('are locked, licensed and approved', () => {
    const reason =
      'A package can do whatever we can. Say in the commit why this one may, and pin what it is.'
    expect(breaches(reason, supplyChainProblems(ourChain()))).toBe('')
  })

  it('all pass the check', () => {
    expect(Object.keys(ourChain().packages).length).toBeGreaterThan(300)
  })

  it('are in the bill of materials, with their versions', () => {
    const { sbom } = JSON.parse(textOf('package.json')).scripts
    const [, command = ''] = /&& (.*) > /.exec(sbom) ?? []
    const { dependencies } = JSON.parse(textOf('server/package.json'))
    const ours = Object.entries(dependencies).filter(([name]) => !name.startsWith('@permille/'))

    const { stdout } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 2 ** 26 })

    const { bomFormat, components } = JSON.parse(stdout)
    const listed = components.map(
      ({ group, name, version }: { group?: string; name: string; version: string }) =>
        `${group ? `${group}/` : ''}${name} ${version}`,
    )
    expect(bomFormat).toBe('CycloneDX')
    expect(ours.length).toBeGreaterThan(10)
    expect(listed).toEqual(expect.arrayContaining(ours.map(([name, pin]) => `${name} ${pin}`)))
  }, 60_000)
})

describe('the supply-chain check', () => {
  const sound: LockedPackage = {
    version: '1.0.0',
    integrity: `sha512-${'a'.repeat(86)}==`,
    license: 'MIT',
  }
  const chainOf = (each: LockedPackage, pin = '1.0.0'): SupplyChain => ({
    lockfileVersion: 3,
    packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': { ...sound, ...each } },
    manifests: { '': { dependencies: { a: pin } } },
    allowedScripts: [],
    refused: [{ name: 'a', versions: ['6.6.6'], reason: 'does harm' }],
  })

  it('accepts a sound package', () => {
    expect(supplyChainProblems(chainOf({}))).toEqual([])
    expect(supplyChainProblems(chainOf({ license: '(MIT OR GPL-2.0-only)' }))).toEqual([])
    expect(supplyChainProblems(chainOf({ license: 'SSPL-1.0', dev: true }))).toEqual([])
  })

  it.each<[string, LockedPackage]>([
    ['has no sha512 integrity', { integrity: 'sha1-abc' }],
    ['has no exact version', { version: '^1.0.0' }],
    ['comes from git+ssh', { resolved: 'git+ssh://git@example.com/a.git' }],
    ['comes from http:', { resolved: 'http://example.com/a.tgz' }],
    ['runs a script', { hasInstallScript: true }],
    ['has the licence SSPL-1.0', { license: 'SSPL-1.0' }],
    ['has the licence MIT AND GPL-2.0-only', { license: 'MIT AND GPL-2.0-only' }],
    ['does harm', { version: '6.6.6' }],
  ])('reports a package that %s', (problem, change) => {
    expect(supplyChainProblems(chainOf(change)).join('\n')).toContain(problem)
  })

  it('refuses a version range, and a manifest missing from the lock file', () => {
    expect(supplyChainProblems(chainOf({}, '^1.0.0'))).toEqual([
      '/package.json: a is "^1.0.0", not one version',
      '/package.json and the lock file disagree about a',
    ])
  })

  it('refuses a lock file of another version', () => {
    expect(supplyChainProblems({ ...chainOf({}), lockfileVersion: 2 })).toHaveLength(1)
  })
})
