/** A form as Stripe reads it: `a[b]=c` is nested, `a[]=c` and `a[0]=c` are lists with index keys. */
export interface FormTree {
  [name: string]: string | FormTree
}

export function nestForm(flat: unknown): FormTree {
  const root = newTree()
  for (const [key, value] of Object.entries((flat ?? {}) as Record<string, string | string[]>)) {
    for (const single of [value].flat()) plant(root, pathOf(key), single)
  }
  return root
}

function plant(root: FormTree, path: readonly string[], value: string): void {
  let tree = root
  for (const step of path.slice(0, -1)) {
    const name = step === '' ? nextIndex(tree) : step
    const branch = tree[name]
    const grown = typeof branch === 'object' ? branch : newTree()
    tree[name] = grown
    tree = grown
  }
  const last = path.at(-1) ?? ''
  tree[last === '' ? nextIndex(tree) : last] = value
}

function pathOf(key: string): string[] {
  const [head = '', ...rest] = key.split('[')
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function nextIndex(tree: FormTree): string {
  return String(Object.keys(tree).length)
}

/** Without a prototype, so that `__proto__` is an ordinary key. */
function newTree(): FormTree {
  return Object.create(null) as FormTree
}
