import type { FormTree } from './form.ts'

/** A JSON body as a form's tree, so that both of Stripe's APIs read their parameters in one way. Null is not sent. */
export function treeOfJson(body: unknown): FormTree {
  const tree = Object.create(null) as FormTree
  if (typeof body !== 'object' || body === null) return tree
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue
    tree[name] = typeof value === 'object' ? treeOfJson(value) : String(value)
  }
  return tree
}
