import type { AuditFilter } from '@permille/contract/administration/audit-log'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { openCsvFile } from '#platform/http/calls/csv-file.ts'
import { type AuditRow, listAuditRows } from './audit-log-store.ts'

/** The audit log, newest first. */
export async function readAuditLog(db: Database, request: AuditFilter & PageRequest) {
  const rows = await listAuditRows(db, request)
  return rows.map(({ page, pageId, name, actorId, actorName, ...row }) =>
    Object.assign(row, {
      by: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
      subject: page === null || pageId === null ? null : { page, id: pageId, name },
    }),
  )
}

const columns = [
  'Time (UTC)',
  'Actor',
  'Role',
  'Action',
  'About',
  'Name',
  'ID',
  'Before',
  'After',
  'Entry',
  'API key',
]

/** All matching entries. */
export function openAuditFile(db: Database, filter: AuditFilter): Promise<AsyncIterable<string>> {
  return openCsvFile({
    columns,
    lineOf,
    read: (page) => listAuditRows(db, { ...filter, ...page }),
  })
}

function lineOf(row: AuditRow) {
  return [
    row.at.toISOString(),
    row.actorName,
    row.actor,
    row.action,
    row.about,
    row.name,
    row.objectId,
    row.before === null ? null : JSON.stringify(row.before),
    row.after === null ? null : JSON.stringify(row.after),
    row.id,
    row.key,
  ]
}
