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
    ...durability(isDurable),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** @param {boolean} isDurable */
function durability(isDurable) {
  const value = isDurable ? 'on' : 'off'
  return { fsync: value, synchronous_commit: value, full_page_writes: value }
}
