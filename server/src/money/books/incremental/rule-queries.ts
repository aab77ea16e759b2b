import type { QueryOfKind } from '../id-ranges.ts'
import { invariants } from '../invariants.ts'

export interface RuleQueryOf {
  /** The rule's id. */
  readonly id: string
  readonly query: QueryOfKind
}

const all = invariants.flatMap(({ id, queries }) =>
  queries.flatMap(({ kind, ...query }) =>
    kind === null ? [] : [{ id, query: { ...query, kind } }],
  ),
)
const isGuaranteed = ({ query }: RuleQueryOf): boolean => query.guaranteedBy !== undefined

/** By the names under which their progress is stored: those that the check runs on what changed. */
export const checkedQueries: ReadonlyMap<string, RuleQueryOf> = new Map(
  all
    .filter((each) => !isGuaranteed(each))
    .map((each) => [`${each.id} ${each.query.kind}`, each] as const),
)

/** By name: those that constraints guarantee. */
export const guaranteedQueries: ReadonlyMap<string, RuleQueryOf> = new Map(
  all
    .filter(isGuaranteed)
    .map((each) => [`${each.id} ${each.query.kind} guaranteed`, each] as const),
)
