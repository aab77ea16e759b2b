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
  /** They hold what waits, such as pending posts: reading one whole is short. */
  readonly partialIndexes: ReadonlySet<string>
}

const readers = ['Seq Scan', 'Index Scan', 'Index Only Scan']

/**
 * Where a plan walks through one of these tables: a sequential scan, or an index read from end to end with no
 * LIMIT above that ends it early.
 */
export function walksThrough(plan: Plan, known: Known, isLimited = false): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', 'Index Name': index } = plan
  const isWhole = readers.includes(kind) && plan['Index Cond'] === undefined
  const isShort = index !== undefined && (isLimited || known.partialIndexes.has(index))
  const isWalk = isWhole && !isShort && known.tables.includes(table)
  // What sorts or groups reads all that is below it, whatever is above.
  const readsAll = /^(Sort|Aggregate|Hash|Materialize)$/.test(kind)
  const below = (plan.Plans ?? []).flatMap((each) =>
    walksThrough(each, known, kind === 'Limit' || (isLimited && !readsAll)),
  )
  return isWalk ? [`${kind} of ${index ?? table}`, ...below] : below
}
