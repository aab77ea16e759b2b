export { type AuditActor, type AuditEntry, writeAudit } from './audit-store.ts'
