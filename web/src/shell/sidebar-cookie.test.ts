import { describe, expect, it } from 'vitest'
import { isSidebarExpanded, sidebarCookie } from './sidebar-cookie.ts'

describe('the sidebar', () => {
  it.each([
    ['', true],
    ['other=1; sidebar_state=true', true],
    ['other=1; sidebar_state=false', false],
    ['my_sidebar_state=false', true],
  ])('with the cookies %j is expanded: %j', (cookies, isExpanded) => {
    expect(isSidebarExpanded(cookies)).toBe(isExpanded)
  })

  it('is remembered for seven days', () => {
    expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax')
  })
})
