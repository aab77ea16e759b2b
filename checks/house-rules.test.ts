import { describe, expect, it } from 'vitest'
import { bareIds } from './rules/bare-ids.ts'
import { packagesBeforeSetup } from './rules/before-setup.ts'
import { allFunctions } from './rules/functions.ts'
import { brokenLinks, missingModulesNamed, unknownRulesCited } from './rules/links.ts'
import { unsealedMigrations } from './rules/migrations.ts'
import { rowLocksElsewhere } from './rules/row-locks.ts'
import {
  breaches,
  isTest,
  lineCountOf,
  median,
  modules,
  productModules,
  readableFiles,
  textOf,
} from './rules/source-text.ts'
import { emptySpreads, literalSpreads } from './rules/spreads.ts'
import { stringsIn } from './rules/strings.ts'
import { untestedUseCases } from './rules/use-cases.ts'
import { filesOf } from './source-files.mjs'

const fileLinesMax = 300
const fileLinesMedianMax = 70
const folderModulesMax = 30
const functionLinesMax = 60
const componentLinesMax = 120
const functionLinesMedianMax = 10
const parametersMax = 3

const bannedWords = new Set(
  ['util', 'helper', 'manager', 'service'].flatMap((word) => [word, `${word}s`]),
)
for (const word of ['common', 'misc', 'data', 'info']) bannedWords.add(word)

const functions = allFunctions()

describe('names', () => {
  it('are kebab-case for every module', () => {
    const kebab =
      /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|config|journey|state|bench|d))?\.(?:tsx?|mjs)$/
    const bad = modules.filter((file) => !kebab.test(file.slice(file.lastIndexOf('/') + 1)))
    expect(breaches('One spelling for all files makes them findable: kebab-case.', bad)).toBe('')
  })

  it('say what a file or folder holds', () => {
    const lastWords = (file: string) =>
      file.split('/').map((part) => part.replace(/\..*$/, '').split('-').at(-1) ?? '')
    const bad = filesOf().filter((file) => lastWords(file).some((word) => bannedWords.has(word)))
    const reason = `A name that ends in ${[...bannedWords].join(', ')} holds anything; name what it does, or make it two.`
    expect(breaches(reason, bad)).toBe('')
  })
})

describe('sizes', () => {
  it(`keep every file within ${fileLinesMax} lines`, () => {
    const bad = modules
      .filter((file) => lineCountOf(file) > fileLinesMax)
      .map((file) => `${file} ${lineCountOf(file)}`)
    expect(breaches('A file is read in a minute; a longer one is two files.', bad)).toBe('')
  })

  it(`keep every folder within ${folderModulesMax} modules, tests not counted`, () => {
    const counts = new Map<string, number>()
    for (const file of modules.filter((each) => !isTest(each))) {
      const folder = file.slice(0, file.lastIndexOf('/'))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const bad = [...counts].filter(([, count]) => count > folderModulesMax)
    const reason = 'A longer list is not read but searched; cut it by what happens there.'
    expect(
      breaches(
        reason,
        bad.map(([folder, count]) => `${folder} ${count}`),
      ),
    ).toBe('')
  })

  it(`keep every function within ${functionLinesMax} lines, and a component within ${componentLinesMax}`, () => {
    const bad = functions
      .filter((each) => !each.isSuite)
      .filter((each) => each.lineCount > (each.isComponent ? componentLinesMax : functionLinesMax))
      .map((each) => `${each.place} ${each.lineCount}`)
    expect(breaches('A function fits a screen; a longer one does two things.', bad)).toBe('')
  })

  it(`limit every function to ${parametersMax} parameters`, () => {
    const bad = functions
      .filter((each) => each.hasName || !isTest(each.file))
      .filter((each) => each.parameterCount > parametersMax)
      .map((each) => each.place)
    expect(breaches('Nobody remembers the order of four parameters; pass an object.', bad)).toBe('')
  })

  it('have a low median for file and function length', () => {
    const files = median(productModules.map(lineCountOf))
    const usual = median(
      functions
        .filter((each) => each.hasName && productModules.includes(each.file))
        .map((each) => each.lineCount),
    )
    const reason = 'The tree stays readable when the usual piece is small, not only the largest.'
    expect(files, reason).toBeLessThanOrEqual(fileLinesMedianMax)
    expect(usual, reason).toBeLessThanOrEqual(functionLinesMedianMax)
  })
})

describe('imports', () => {
  it('climb at most one level', () => {
    const bad = modules
      .filter((file) => /^(?:contract|server|sandbox|web)\//.test(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/(?:from|import|import\() ?'((?:\.\.\/){2,}[^']*)'/g)]
          .filter(([, path = '']) => !/\/(?:bench|sandbox|scripts)\//.test(path))
          .map(([, path]) => `${file} ${path}`),
      )
    const reason = "Two levels up nobody sees which room it is; write '#' and the path from src/."
    expect(breaches(reason, bad)).toBe('')
  })

  it('of an npm command name no package before it has installed them', () => {
    const reason = 'A fresh clone has none: load it with import() once setup() is done.'
    expect(breaches(reason, packagesBeforeSetup())).toBe('')
  })
})

describe('a feature', () => {
  it('declares its dependencies in one file', () => {
    const bad = modules
      .filter((file) => file.startsWith('server/src/features/') && !file.endsWith('-deps.ts'))
      .flatMap((file) =>
        [...textOf(file).matchAll(/^export (?:interface|type) (\w+Deps)\b/gm)].map(
          ([, name]) => `${file} ${name}`,
        ),
      )
    const reason =
      'What a feature depends on is read in its *-deps.ts; a use case that needs less says Pick or Omit.'
    expect(breaches(reason, bad)).toBe('')
  })
})

describe('the contract', () => {
  it('names every module with calls in calls.ts', () => {
    const list = textOf('contract/src/calls.ts')
    const bad = modules
      .filter(
        (file) => file.startsWith('contract/') && /^export const \w+Call = /m.test(textOf(file)),
      )
      .filter((file) => !list.includes(`'./${file.slice('contract/src/'.length)}'`))
    expect(breaches('Registers of calls know only the modules listed there.', bad)).toBe('')
  })

  it('uses the same limit for a field and its call', () => {
    const bad = modules.filter(
      (file) => file.startsWith('web/') && /maxLength=\{\d/.test(textOf(file)),
    )
    const reason =
      'A field that takes more than its call is refused after it was typed; take the number from the contract.'
    expect(breaches(reason, bad)).toBe('')
  })

  it('names each call …Call', () => {
    const bad = modules
      .filter((file) => file.startsWith('contract/src/'))
      .flatMap((file) =>
        [...textOf(file).matchAll(/^export const (\w+) = endpoint\(/gm)].map(
          ([, name]) => `${file} ${name}`,
        ),
      )
      .filter((place) => !place.endsWith('Call'))
    const reason =
      'A call and its use case share a verb; the suffix spares every importer an alias.'
    expect(breaches(reason, bad)).toBe('')
  })
})

describe('ids', () => {
  it('name their kind', () => {
    const reason =
      'Two strings change places unseen; take the kind from contract/src/ids.ts, or list an id that others give in rules/bare-ids.ts.'
    expect(breaches(reason, bareIds())).toBe('')
  })
})

describe('objects', () => {
  it('list their properties directly', () => {
    const reason = 'A reader of `...{ a, b }` asks what is merged, and nothing is: write `a, b`.'
    expect(breaches(reason, literalSpreads())).toBe('')
  })

  it('omits absent properties in one way', () => {
    const reason =
      'Pass undefined where the type allows it; otherwise `...(isSet && { a })`, without an empty object.'
    expect(breaches(reason, emptySpreads())).toBe('')
  })
})

describe('the database', () => {
  it('is queried in stores, money and migrations only', () => {
    const homes = /-store\.ts$|\/testing\/|^server\/src\/(?:money|platform\/(?:database|jobs))\//
    const statement =
      /\b(?:select\b[\s\S]+\bfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/i
    const bad = modules
      .filter((file) => file.startsWith('server/') && !isTest(file) && !homes.test(file))
      .flatMap((file) =>
        stringsIn(file)
          .filter(({ text }) => statement.test(text))
          .map(({ line }) => `${file}:${line}`),
      )
    const reason =
      "SQL lives in *-store.ts and money/, so that a table's readers are found in one look."
    expect(breaches(reason, bad)).toBe('')
  })

  it('has ledger accounts named only by the chart of accounts', () => {
    const homes = ['chart-of-accounts.ts', 'ledger-events.ts', 'movements-back.ts'].map(
      (file) => `server/src/money/${file}`,
    )
    const name =
      /['"`](?:campaign|creator|receivable|asset|income|expense):(?=[$'"`%]|[a-z_]+['"`])/
    const bad = productModules
      .filter((file) => file.startsWith('server/') && !homes.includes(file))
      .flatMap((file) =>
        stringsIn(file)
          .filter(({ text }) => name.test(text))
          .map(({ line }) => `${file}:${line}`),
      )
    const reason = 'An account that is named by hand is read by nobody once its name changes.'
    expect(breaches(reason, bad)).toBe('')
  })

  it('has row locks taken in one place, in one order', () => {
    const reason =
      'Locks in one order never deadlock: take them with server/src/money/locks.ts, or explain in ARCHITECTURE.md why one stands outside.'
    expect(breaches(reason, rowLocksElsewhere())).toBe('')
  })

  it('has migrations that never change once sealed', () => {
    const reason =
      'A merged migration has run on databases we do not see; write a new one. Seal a new one with: node scripts/seal-migrations.mjs'
    expect(breaches(reason, unsealedMigrations())).toBe('')
  })
})

describe('tests', () => {
  it('mention every use case of every feature', () => {
    const reason =
      'A use case changes what people own; a test in its folder shows what it promises.'
    expect(breaches(reason, untestedUseCases())).toBe('')
  })

  it('are never narrowed with .only', () => {
    const bad = modules.filter(
      (file) => isTest(file) && /\b(?:it|test|describe)\.only\(/.test(textOf(file)),
    )
    expect(breaches('A forgotten .only silences every other test of its file.', bad)).toBe('')
  })
})

describe('documents', () => {
  it('link only to what exists', () => {
    expect(breaches('A dead link costs every reader a search.', brokenLinks())).toBe('')
  })

  it('name only modules that exist', () => {
    const reason = 'A map that names what was moved sends every reader astray.'
    expect(breaches(reason, missingModulesNamed())).toBe('')
  })

  it('cite only chapters of docs/rules.md', () => {
    const reason = 'A reader can follow `rules §3`; any other document is not in the repository.'
    expect(breaches(reason, unknownRulesCited())).toBe('')
  })

  it('name no folder of a particular machine', () => {
    const pattern = /(?<![\w.~}@-])\/(?:work\/|root\/|home\/\w|Users\/\w)/
    const bad = readableFiles.filter((file) => pattern.test(textOf(file)))
    expect(
      breaches('Nobody else has these folders; say paths relative to the checkout.', bad),
    ).toBe('')
  })

  it('name no address of a package registry', () => {
    const pattern = /registry\.(?:npmjs|yarnpkg)\.|npm\.pkg\.github|"resolved": "https?:/
    const bad = filesOf().filter(
      (file) => /\.(?:json|md|mjs|tsx?|ya?ml)$|npmrc$/.test(file) && pattern.test(textOf(file)),
    )
    const allowed = new Set(['checks/house-rules.test.ts'])
    const reason = 'Where packages come from is each machine’s own setting.'
    expect(
      breaches(
        reason,
        bad.filter((file) => !allowed.has(file)),
      ),
    ).toBe('')
  })
})
