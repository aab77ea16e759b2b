import { adminPages } from '@permille/contract/admin-pages'
import { brandDashboardPage, memberPages, visitorPages } from '@permille/contract/pages'
import { describe, expect, it } from 'vitest'
import { adminRoutes } from './routes/admin-routes.ts'
import { brandRoutes } from './routes/brand-routes.ts'
import { creatorRoutes } from './routes/creator-routes.ts'
import { visitorRoutes } from './routes/visitor-routes.ts'

const pathsOf = (routes: readonly { readonly path: string }[]) => routes.map(({ path }) => path)
const routesOfRoles = [adminRoutes, brandRoutes, creatorRoutes]
const memberPaths = routesOfRoles.flatMap(pathsOf)

describe('the routes', () => {
  it('show every page of the contract, and no other', () => {
    const developersOnly = '/design'

    const forVisitors = pathsOf(visitorRoutes).filter((path) => path !== developersOnly)

    expect(forVisitors.toSorted()).toEqual(Object.values(visitorPages).toSorted())
    expect([...new Set(memberPaths)].toSorted()).toEqual(
      [
        ...Object.values(memberPages),
        ...Object.values(adminPages),
        visitorPages.offer,
        brandDashboardPage,
      ].toSorted(),
    )
  })

  it('show one page per URL and role, and share only pages of every role', () => {
    const ofEveryone = [
      memberPages.dashboard,
      memberPages.notifications,
      memberPages.notificationSettings,
      memberPages.security,
      memberPages.ownData,
      visitorPages.offer,
    ]
    const ofBrandsAndAdmins = memberPages.account

    const shared = memberPaths.filter((path, index) => memberPaths.indexOf(path) !== index)

    expect(new Set(shared)).toEqual(new Set([...ofEveryone, ofBrandsAndAdmins]))
    for (const routes of routesOfRoles) {
      expect(pathsOf(routes)).toHaveLength(new Set(pathsOf(routes)).size)
    }
  })

  it('prefer a fixed URL to a matching one with a parameter', () => {
    const paths = pathsOf(brandRoutes)

    expect(paths.indexOf(memberPages.createCampaign)).toBeLessThan(
      paths.indexOf(memberPages.campaign),
    )
  })
})
