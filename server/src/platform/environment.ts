import { readFileSync } from 'node:fs'
import { OperatorError } from './errors/operator-error.ts'

/** The environment is not usable; the message lists every problem on a line of its own. */
export class ConfigProblems extends OperatorError {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
  }
}

/** A variable that was asked for, and where its value came from. */
export interface Setting {
  readonly name: string
  /** Null: unset, and nothing in its place. */
  readonly value: string | null
  readonly source: 'default' | 'environment' | 'file'
  /** The path, if it is in a file. */
  readonly file?: string
}

/**
 * Reads variables and collects their problems, so that all are reported at once. Each of `secrets` may also be in a file, named by
 * the variable with `_FILE` at its end, as Docker and Kubernetes provide them.
 */
export class EnvironmentReader {
  readonly #environment: NodeJS.ProcessEnv
  readonly #secrets: ReadonlySet<string>
  readonly #settings = new Map<string, Setting>()
  readonly #problems: string[] = []

  constructor(environment: NodeJS.ProcessEnv, secrets: readonly string[] = []) {
    this.#environment = environment
    this.#secrets = new Set(secrets)
  }

  /** What was asked for until now, with the defaults that took its place. */
  get settings(): readonly Setting[] {
    return [...this.#settings.values()]
  }

  get problems(): readonly string[] {
    return this.#problems
  }

  problem(name: string, message: string): void {
    this.#problems.push(`${name} ${message}`)
  }

  throwProblems(): void {
    if (this.#problems.length > 0) throw new ConfigProblems(this.#problems)
  }

  /** An empty variable counts as unset. */
  text(name: string): string | null {
    const setting = this.#settings.get(name) ?? this.#read(name)
    this.#settings.set(name, setting)
    return setting.source === 'default' ? null : setting.value
  }

  /** Whether someone meant to set it, even if its file cannot be read. */
  isSet(name: string): boolean {
    return this.text(name) !== null || this.#fileOf(name) !== null
  }

  /** Notes and returns what takes the place of an unset variable. */
  fallback(name: string, value: string): string {
    this.#settings.set(name, { name, value, source: 'default' })
    return value
  }

  #read(name: string): Setting {
    const value = this.#variable(name)
    const file = this.#fileOf(name)
    if (file !== null && value !== null) {
      this.problem(name, `and ${name}_FILE are both set: unset one of them`)
    }
    if (file === null || value !== null) {
      return { name, value, source: value === null ? 'default' : 'environment' }
    }
    return { name, value: this.#contentOf(`${name}_FILE`, file), source: 'file', file }
  }

  #variable(name: string): string | null {
    return this.#environment[name]?.trim() || null
  }

  #fileOf(name: string): string | null {
    return this.#secrets.has(name) ? this.#variable(`${name}_FILE`) : null
  }

  #contentOf(name: string, file: string): string | null {
    try {
      const content = readFileSync(file, 'utf8').trim()
      if (content === '') this.problem(name, `names an empty file: ${file}`)
      return content || null
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
      this.problem(name, `names a file that cannot be read${code}: ${file}`)
      return null
    }
  }

  required(name: string, meaning: string): string {
    const value = this.text(name)
    if (!this.isSet(name)) this.problem(name, `is missing: ${meaning}`)
    return value ?? ''
  }

  /** An http or https URL, without a trailing slash. */
  url(name: string): string | null {
    const value = this.text(name)
    if (value === null) return null
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      this.problem(name, `is not an http address: ${value}`)
    }
    return value.replace(/\/+$/, '')
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name) ?? this.fallback(name, fallback ? 'on' : 'off')
    if (/^(1|true|on|yes)$/i.test(value)) return true
    if (!/^(0|false|off|no)$/i.test(value)) this.problem(name, `must be on or off, and is ${value}`)
    return false
  }

  choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const value = this.text(name) ?? this.fallback(name, fallback)
    const known = values.find((each) => each === value)
    if (known === undefined) this.problem(name, `must be one of ${values.join(', ')}`)
    return known ?? fallback
  }

  integer(name: string, range: { min: number; max: number; default: number }): number {
    const given = this.#readInteger(name, range)
    if (this.text(name) === null) this.fallback(name, String(range.default))
    return given ?? range.default
  }

  optionalInteger(name: string, max: number): number | null {
    return this.#readInteger(name, { min: 1, max })
  }

  #readInteger(name: string, range: { min: number; max: number }): number | null {
    const value = this.text(name)
    if (value === null) return null
    const number = Number(value)
    if (Number.isSafeInteger(number) && number >= range.min && number <= range.max) return number
    this.problem(name, `must be a whole number from ${range.min} to ${range.max}`)
    return null
  }
}
