import type pg from 'pg'
import { CuttableClient } from './unresponsive-database.ts'

/**
 * A connection to a pooler that shares sessions between clients, transaction by transaction. What a session would keep is
 * said in each transaction, statements have no name, and nothing is sent at the start that a pooler refuses.
 */
export class SharedSessionClient extends CuttableClient {
  /** In place of BEGIN. */
  readonly beginning: string

  constructor(config: pg.ClientConfig = {}) {
    const { options: _options, statement_timeout, lock_timeout, ...rest } = config
    super(rest)
    this.beginning = [
      'BEGIN',
      `SET LOCAL timezone = 'UTC'`,
      `SET LOCAL statement_timeout = ${Number(statement_timeout || 0)}`,
      `SET LOCAL lock_timeout = ${Number(lock_timeout || 0)}`,
    ].join('; ')
  }
}
