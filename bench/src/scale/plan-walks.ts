/** A node of a plan, as EXPLAIN prints it in JSON. */
export interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

export interface Known {
  readonly tables: readonly string[]
  /** Indexes of waiting rows, such as pending posts; a full scan of one is short. */
  readonly partialIndexes: ReadonlySet<string>
}

const readers = ['Seq Scan', 'Index Scan', 'Index Only Scan']

/**
 * Finds full scans of these tables in a plan: a sequential scan, or a full index scan with no
 * LIMIT above that ends it early.
 */
export function walksThrough(plan: Plan, known: Known, isLimited = false): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', 'Index Name': index } = plan
  const isWhole = readers.includes(kind) && plan['Index Cond'] === undefined
  const isShort = index !== undefined && (isLimited || known.partialIndexes.has(index))
  const isWalk = isWhole && !isShort && known.tables.includes(table)
  // A sort or group reads everything below it, whatever is above.
  const readsAll = /^(Sort|Aggregate|Hash|Materialize)$/.test(kind)
  const below = (plan.Plans ?? []).flatMap((each) =>
    walksThrough(each, known, kind === 'Limit' || (isLimited && !readsAll)),
  )
  return isWalk ? [`${kind} of ${index ?? table}`, ...below] : below
}
