/** Converts the contract's `/campaigns/{id}` to the router's `/campaigns/:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
