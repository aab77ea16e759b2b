/**
 * The embedded server's command line: reachable through its socket only, small when idle, and
 * durable unless a test disables that.
 * @param {{ socketFolder: string, isDurable: boolean, connectionsMax: number }} options
 * @returns {string[]}
 */
export function serverSettings({ socketFolder, isDurable, connectionsMax }) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: connectionsMax,
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off',
    ...(!isDurable && forTests),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Nothing has to outlive a test, and its statements run a few times on each connection: planned once there, not five
 * times before the plan is kept, the tests take a tenth less. Counting the rows of all tables, as many tests do, would
 * start two more processes each time. Nobody follows the WAL, so what is made and filled in one transaction is not in it.
 */
const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  plan_cache_mode: 'force_generic_plan',
  max_parallel_workers_per_gather: 0,
}
