export { lockPeopleFor } from './member.ts'
export type { Maker, PassOnKeys, SetUpDeps } from './team-deps.ts'
export { teamRoutes } from './team-routes.ts'
