import { brandDashboardPage, memberPages, visitorPages } from '@permille/contract/pages'
import { describe, expect, it } from 'vitest'
import { routesOfRole, visitorRoutes } from './router.tsx'

const pathsOf = (routes: readonly { readonly path: string }[]) => routes.map(({ path }) => path)
const memberPaths = Object.values(routesOfRole).flatMap(pathsOf)

describe('the routes', () => {
  it('show every page of the contract, and no other', () => {
    const developersOnly = '/design'

    const forVisitors = pathsOf(visitorRoutes).filter((path) => path !== developersOnly)

    expect(forVisitors.toSorted()).toEqual(Object.values(visitorPages).toSorted())
    expect([...new Set(memberPaths)].toSorted()).toEqual(
      [...Object.values(memberPages), brandDashboardPage].toSorted(),
    )
  })

  it('show one page per address and role, and share only those of everyone', () => {
    const ofEveryone = [
      memberPages.dashboard,
      memberPages.notifications,
      memberPages.notificationSettings,
      memberPages.security,
    ]
    const ofBrandsAndAdmins = memberPages.account

    const shared = memberPaths.filter((path, index) => memberPaths.indexOf(path) !== index)

    expect(new Set(shared)).toEqual(new Set([...ofEveryone, ofBrandsAndAdmins]))
    for (const routes of Object.values(routesOfRole)) {
      expect(pathsOf(routes)).toHaveLength(new Set(pathsOf(routes)).size)
    }
  })

  it('try a fixed address before one with a parameter that it would fit', () => {
    const paths = pathsOf(routesOfRole.brand)

    expect(paths.indexOf(memberPages.createCampaign)).toBeLessThan(
      paths.indexOf(memberPages.campaign),
    )
  })
})
