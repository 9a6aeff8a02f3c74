// Errors that mean the database is unreachable or the connection broke; the call itself is not at fault.

/** 08: connection; 25P03 and 57P: ended by the server; 53 except 53100 (disk full): out of connections or memory. */
const sqlStates = /^(08\w{3}|25P03|57P\w{2}|53(?!100)\w{3})$/
/** System errors while connecting or sending. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Only while connecting: the socket file or the host name does not exist. */
const connectCodes = new Set(['ENOENT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Driver errors without a code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e(xceeded when trying to connect|xpired)|Cannot use a pool after calling end)/

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    if (sqlStates.test(error.code) || systemCodes.has(error.code)) return true
    const call = 'syscall' in error ? error.syscall : undefined
    return connectCodes.has(error.code) && (call === 'connect' || call === 'getaddrinfo')
  }
  return driverMessages.test(error.message)
}
