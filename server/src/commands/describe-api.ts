import { describeApi } from '../platform/http/reference/describe-api.ts'
import { wiredRoutes } from './wired-routes.ts'

/** The description of the API, the same on every machine, for what is generated from it. */
export async function describeEveryCall() {
  return describeApi({
    routes: await wiredRoutes(),
    origin: 'https://permille.example',
    cookieName: 'permille_session',
  })
}
