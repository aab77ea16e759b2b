/** One entry of `packages` in a lock file of version 3. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface SupplyChain {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockedPackage>>
  /** The manifests of the root (`''`) and of each workspace, by folder. */
  readonly manifests: Readonly<Record<string, LockedPackage>>
  /** Packages whose install script has been reviewed. */
  readonly allowedScripts: readonly string[]
  readonly refused: readonly RefusedPackage[]
}

/** Versions known to be harmful, and why. */
export interface RefusedPackage {
  readonly name: string
  readonly versions: readonly string[]
  readonly reason: string
}

const exactVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/
const lists = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** May be shipped with a program under the AGPL, version 3. */
const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense'],
  ...['Apache-2.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1', 'Python-2.0', 'Zlib', 'CC0-1.0'],
])

/** Everything about the locked packages that has not been approved, one line each. */
export function supplyChainProblems(chain: SupplyChain): string[] {
  if (chain.lockfileVersion !== 3)
    return [`the lock file has version ${chain.lockfileVersion}, not 3`]
  const installed = Object.entries(chain.packages).filter(
    ([place, each]) => place.includes('node_modules/') && each.link !== true,
  )
  return [
    ...installed.flatMap(([place, each]) => packageProblems(chain, place, each)),
    ...Object.entries(chain.manifests).flatMap(([folder, manifest]) => [
      ...loosePins(folder, manifest),
      ...driftFrom(chain.packages[folder], folder, manifest),
    ]),
  ]
}

function packageProblems(chain: SupplyChain, place: string, each: LockedPackage): string[] {
  const name = each.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const known = chain.refused.find(
    (refused) => refused.name === name && refused.versions.includes(each.version ?? ''),
  )
  const says = (problem: string): string => `${name}@${each.version}: ${problem}`
  return [
    ...(/^sha512-[\w+/=]{60,}$/.test(each.integrity ?? '')
      ? []
      : [says('has no sha512 integrity')]),
    ...(exactVersion.test(each.version ?? '') ? [] : [says('has no exact version')]),
    ...(/^(?:git|file|http:|ssh)/.test(each.resolved ?? '')
      ? [says(`comes from ${each.resolved}`)]
      : []),
    ...(each.hasInstallScript && !chain.allowedScripts.includes(name)
      ? [says('runs a script when it is installed')]
      : []),
    ...(each.dev || isLicensed(each.license) ? [] : [says(`has the licence ${each.license}`)]),
    ...(known === undefined ? [] : [says(known.reason)]),
  ]
}

/** `A OR B` needs one of them, `A AND B` both. */
function isLicensed(expression = ''): boolean {
  const text = expression.replaceAll(/[()]/g, '')
  return text
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => licences.has(licence)))
}

function loosePins(folder: string, manifest: LockedPackage): string[] {
  return lists.flatMap((list) =>
    Object.entries(manifest[list] ?? {})
      .filter(([, version]) => !exactVersion.test(version))
      .map(([name, version]) => `${folder}/package.json: ${name} is "${version}", not one version`),
  )
}

function driftFrom(
  locked: LockedPackage | undefined,
  folder: string,
  manifest: LockedPackage,
): string[] {
  return lists.flatMap((list) => {
    const names = new Set([
      ...Object.keys(manifest[list] ?? {}),
      ...Object.keys(locked?.[list] ?? {}),
    ])
    return [...names]
      .filter((name) => manifest[list]?.[name] !== locked?.[list]?.[name])
      .map((name) => `${folder}/package.json and the lock file disagree about ${name}`)
  })
}
