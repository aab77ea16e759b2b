import { OperatorError } from './errors/operator-error.ts'

/** The environment is not usable; the message lists every problem on a line of its own. */
export class ConfigProblems extends OperatorError {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
  }
}

/** Reads variables and collects their problems, so that all are reported at once. */
export class EnvironmentReader {
  readonly #environment: NodeJS.ProcessEnv
  readonly #problems: string[] = []

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  problem(name: string, message: string): void {
    this.#problems.push(`${name} ${message}`)
  }

  throwProblems(): void {
    if (this.#problems.length > 0) throw new ConfigProblems(this.#problems)
  }

  /** An empty variable counts as unset. */
  text(name: string): string | null {
    const value = this.#environment[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  required(name: string, meaning: string): string {
    const value = this.text(name)
    if (value === null) this.problem(name, `is missing: ${meaning}`)
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
    const value = this.text(name)
    if (value === null) return fallback
    if (/^(1|true|on|yes)$/i.test(value)) return true
    if (!/^(0|false|off|no)$/i.test(value)) this.problem(name, `must be 1 or 0, and is ${value}`)
    return false
  }

  choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const value = this.text(name)
    if (value === null) return fallback
    const known = values.find((each) => each === value)
    if (known === undefined) this.problem(name, `must be one of ${values.join(', ')}`)
    return known ?? fallback
  }

  integer(name: string, range: { min: number; max: number; default: number }): number {
    return this.#readInteger(name, range) ?? range.default
  }

  optionalInteger(name: string, max = Number.MAX_SAFE_INTEGER): number | null {
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
