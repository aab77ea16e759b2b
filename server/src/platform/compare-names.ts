const collator = new Intl.Collator('en', { numeric: true })

/** As people sort names: “Client 2” before “Client 10”, whatever collations the database has. */
export function compareNames(one: { readonly name: string }, other: { readonly name: string }) {
  return collator.compare(one.name, other.name)
}
