/** A node of a plan, as EXPLAIN prints it in JSON. */
export interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Plan[]
}

export interface Known {
  readonly tables: readonly string[]
  /** Indexes of waiting rows, such as pending posts; a full scan of one is short. */
  readonly partialIndexes: ReadonlySet<string>
  /** The first column of each other index: a condition on a later one alone reads the whole index. */
  readonly firstColumns?: ReadonlyMap<string, string>
  /** Work that finds nothing reads to the end: a LIMIT ends a scan early only where nothing is thrown away. */
  readonly isInVain?: boolean
}

const readers = ['Seq Scan', 'Index Scan', 'Index Only Scan']

/**
 * Finds full scans of these tables in a plan: a sequential scan, or a full index scan with no
 * LIMIT above that ends it early.
 */
export function walksThrough(plan: Plan, known: Known, isLimited = false): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', 'Index Name': index } = plan
  const condition = plan['Index Cond']
  const first = known.firstColumns?.get(index ?? '') ?? ''
  const isWhole = readers.includes(kind) && !(condition?.includes(first) ?? false)
  const isEnded = isLimited && (known.isInVain !== true || plan.Filter === undefined)
  const isShort = index !== undefined && (isEnded || known.partialIndexes.has(index))
  const isWalk = isWhole && !isShort && known.tables.includes(table)
  // A sort or group reads everything below it, whatever is above; so may a join that finds no partner.
  const readsAll = known.isInVain || /^(Sort|Aggregate|Hash|Materialize)$/.test(kind)
  const below = (plan.Plans ?? []).flatMap((each) =>
    walksThrough(each, known, kind === 'Limit' || (isLimited && !readsAll)),
  )
  return isWalk ? [`${kind} of ${index ?? table}`, ...below] : below
}
