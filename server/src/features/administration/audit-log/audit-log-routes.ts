import {
  auditFilePath,
  auditFilter,
  listAuditLogCall,
} from '@permille/contract/administration/audit-log'
import type { Database } from '#platform/database/database.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { csvFile, type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readQuery } from '#platform/http/calls/validate.ts'
import { openAuditFile, readAuditLog } from './audit-log.ts'

/** Includes the admin's own latest actions, so it is read from the primary. */
export function auditLogRoutes(database: Database): (Route | RawRoute)[] {
  return [
    route(listAuditLogCall, async (call) => {
      const { limit: _, cursor: __, ...filter } = call.query
      return respondWithRows(
        call,
        await readAuditLog(database, { ...filter, ...pageRequest(call.query) }),
      )
    }),
    rawRoute({
      name: 'downloadAuditLog',
      method: 'GET',
      path: auditFilePath,
      summary: 'The audit log as a CSV file, with the same filters',
      access: ['admin'],
      query: auditFilter,
      success: csvFile,
      needsOwnOrigin: false,
      bodyMaxBytes: 1024,
      handle: async ({ query }) => {
        const chunks = await openAuditFile(database, readQuery(auditFilter, query))
        const file = { name: 'permille-audit-log.csv', type: 'text/csv; charset=utf-8', chunks }
        return { file }
      },
    }),
  ]
}
