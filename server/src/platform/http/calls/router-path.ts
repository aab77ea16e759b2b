/** `/campaigns/{id}` of the contract as the router writes it: `/campaigns/:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
