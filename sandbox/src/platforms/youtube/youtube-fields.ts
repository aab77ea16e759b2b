/** The fields of a selection such as `items(id,snippet/title),pageInfo`; null below a leaf means all of it. */
interface Selection {
  readonly [name: string]: Selection | null
}

/**
 * The part of a response that `fields` requests: names separated by commas, `a/b` and `a(b,c)` for nested ones,
 * `*` for everything. Null if the selection cannot be parsed.
 */
export function selectFields(body: unknown, text: string): unknown {
  const selection = parse(text)
  return selection === null ? null : pick(body, selection)
}

function parse(text: string): Selection | null {
  const read: Record<string, Selection | null> = {}
  for (const part of splitOutside(text)) {
    const found = /^([\w*]+)(?:\/(.+)|\((.+)\))?$/.exec(part)
    if (found === null) return null
    const [, name = '', path, group] = found
    const inner = path ?? group
    const selection = inner === undefined ? null : parse(inner)
    if (inner !== undefined && selection === null) return null
    read[name] = merged(read, name, selection)
  }
  return read
}

/** The same name twice requests both parts of it. */
function merged(
  read: Record<string, Selection | null>,
  name: string,
  selection: Selection | null,
): Selection | null {
  const known = read[name]
  if (known === undefined) return selection
  return known === null || selection === null ? null : { ...known, ...selection }
}

/** Splits at commas that are not inside parentheses; unbalanced ones leave a part that cannot be read. */
function splitOutside(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return depth === 0 ? parts : ['(']
}

function pick(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((each) => pick(each, selection))
  if (typeof value !== 'object' || value === null) return value
  const picked = Object.entries(value).flatMap(([name, inner]) => {
    const selected = Object.hasOwn(selection, name) ? selection[name] : selection['*']
    if (selected === undefined) return []
    return [[name, selected === null ? inner : pick(inner, selected)] as const]
  })
  return Object.fromEntries(picked)
}
