import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { explainConfig } from './config.ts'
import { secretNames } from './secrets.ts'

const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const document = textOf('docs/configuration.md')

interface Row {
  readonly name: string
  readonly isSecret: boolean
  readonly fallback: string
}

const rows = [...document.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)].flatMap(
  ([, names = '', fallback = '']): Row[] =>
    [...names.matchAll(/`([A-Z\d_]+)`( \*)?/g)].map(([, name = '', star]) => ({
      name,
      isSecret: star !== undefined,
      fallback,
    })),
)

const database = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}
const production = {
  ...database,
  STRIPE_SECRET_KEY: 'sk_test_1',
  S3_BUCKET: 'uploads',
}
const settings = [database, production].flatMap((env) => explainConfig(env).settings)

/** Variables that a source reads itself: the sandbox's, and those of `npm start` and of the tests. */
const elsewhere = [
  ...textOf('sandbox/src/config.ts').matchAll(/environment\.([A-Z_]+)/g),
  ...['SANDBOX_PORT', 'UV_THREADPOOL_SIZE', 'CHROMIUM_PATH', 'FIREFOX_PATH'].map((each) => [
    each,
    each,
  ]),
].map(([, name = '']) => name)

it('the document of the configuration lists what is read, and nothing else', () => {
  const read = new Set([...settings.map(({ name }) => name), ...elsewhere])

  expect(read.size).toBeGreaterThan(60)
  expect(rows.map(({ name }) => name).sort()).toEqual([...read].sort())
})

it('marks the secrets, which can be in files', () => {
  const marked = rows.filter(({ isSecret }) => isSecret).map(({ name }) => name)

  expect(marked.sort()).toEqual([...secretNames].sort())
})

it('gives each default as the code has it', () => {
  const written = new Map(rows.map(({ name, fallback }) => [name, fallback]))
  const derived = ['APP_URL', 'SANDBOX_URL', 'ENCRYPTION_KEY', 'DATA_DIR']
  const wrong = settings
    .filter(
      ({ name, source, value }) =>
        source === 'default' && value !== null && !derived.includes(name),
    )
    .filter(({ name, value }) => written.get(name)?.split(';')[0] !== `\`${value}\``)

  expect(wrong).toEqual([])
})

it('the README’s dozen are among them', () => {
  const names = [...textOf('README.md').matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name)

  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

it('the packages set only what is read', () => {
  const files = readdirSync(new URL('../../../deploy', import.meta.url), { recursive: true })
    .map(String)
    .filter((file) => /(Containerfile|\.(yaml|env|example|service|conf))$/.test(file))
  const ofOthers = /^(POSTGRES_|(NODE_ENV|HOME|BASE|REVISION|SOURCE)$)/
  const set = files.flatMap((file) =>
    [
      ...textOf(`deploy/${file}`).matchAll(
        /(?:^#?|Environment=|ENV | )([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)=|^ +([A-Z_]+): |name: ([A-Z_]+), value/gm,
      ),
    ].map(([, assigned, key, entry]) => assigned ?? key ?? entry ?? ''),
  )
  const known = new Set(
    rows.flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name])),
  )

  expect(files.length).toBeGreaterThan(12)
  expect(new Set(set).size).toBeGreaterThan(20)
  expect(set.filter((name) => !known.has(name) && !ofOthers.test(name))).toEqual([])
})
