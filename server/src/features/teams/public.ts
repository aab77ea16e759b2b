export { lockPeopleFor } from './member.ts'
export type { PassOnKeys } from './team-deps.ts'
export { teamRoutes } from './team-routes.ts'
