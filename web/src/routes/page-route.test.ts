import { expect, it } from 'vitest'
import { routeTo } from './page-route.ts'

const page = () => null
const routes = [
  { path: '/campaigns/create', page },
  { path: '/campaigns', page },
  { path: '/campaigns/:id', page },
]

it.each([
  ['/campaigns', '/campaigns'],
  ['/campaigns/create', '/campaigns/create'],
  ['/campaigns/1f0c', '/campaigns/:id'],
  ['/campaigns/1f0c/fund', undefined],
  ['/elsewhere', undefined],
])('finds the route that shows %s', (address, path) => {
  expect(routeTo(routes, address)?.path).toBe(path)
})
