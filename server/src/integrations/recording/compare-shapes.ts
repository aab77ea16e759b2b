/**
 * Returns the differences between two JSON values in fields and types, one line each. Null matches anything, because
 * most fields are null in some state. Lists are compared entry by entry; the last entry stands for all that follow.
 * Entries with a source are compared with entries whose source is of the same kind.
 */
export function compareShapes(recorded: unknown, sandbox: unknown, at = ''): string[] {
  if (recorded === null || sandbox === null) return []
  const kinds = [kindOf(recorded), kindOf(sandbox)] as const
  if (kinds[0] !== kinds[1]) {
    return [`${at || 'the body'} is ${kinds[0]}; the sandbox's is ${kinds[1]}`]
  }
  if (Array.isArray(recorded) && Array.isArray(sandbox)) return compareLists(recorded, sandbox, at)
  if (isFields(recorded) && isFields(sandbox)) return compareFields(recorded, sandbox, at)
  return namesKind(at) && recorded !== sandbox
    ? [`${at} is ${recorded}; the sandbox's is ${sandbox}`]
    : []
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields whose values classify an object. */
function namesKind(at: string): boolean {
  return /(?:^|[.])(?:object|error[.](?:type|code|error_subcode|reason))$/.test(at)
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return `a ${typeof value}`
}

/** Entries that only one side has show nothing about their shape. */
function compareLists(recorded: unknown[], sandbox: unknown[], at: string): string[] {
  const lines = recorded.flatMap((entry, index) => {
    const near = sandbox[Math.min(index, sandbox.length - 1)]
    const alike = [near, ...sandbox].find((each) => sourceKind(each) === sourceKind(entry))
    return alike === undefined ? [] : compareShapes(entry, alike, `${at}[]`)
  })
  return [...new Set(lines)]
}

/** The source of an entry in Stripe's list of balance transactions: a charge, a transfer, a payout. */
function sourceKind(entry: unknown): unknown {
  return isFields(entry) && isFields(entry.source) ? entry.source.object : undefined
}

/** The names in metadata are the caller's. */
function compareFields(recorded: Fields, sandbox: Fields, at: string): string[] {
  if (at.endsWith('metadata')) return []
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(sandbox)])]
  return names.flatMap((name) => {
    const place = at === '' ? name : `${at}.${name}`
    if (!Object.hasOwn(sandbox, name)) return [`${place} is not in the sandbox's response`]
    if (!Object.hasOwn(recorded, name)) return [`${place} is only in the sandbox's response`]
    return compareShapes(recorded[name], sandbox[name], place)
  })
}
