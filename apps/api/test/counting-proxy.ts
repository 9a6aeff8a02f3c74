// Counts statements and round trips between a server and its database by reading PostgreSQL's protocol, so the count
// does not depend on the server's data layer.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Login } from '#api/db/connect/connection.ts'
import { databaseProxy } from './database-proxy.ts'
import type { DatabaseProxy, Watch } from './database-proxy.ts'

export type Traffic = {
  /** SQL texts in the order they were sent. */
  readonly statements: readonly string[]
  /** How often a statement was sent while none was in flight. */
  readonly roundTrips: number
}
export type CountingProxy = DatabaseProxy & {
  /** The traffic of `work`. */
  trafficOf(work: () => Promise<unknown>): Promise<Traffic>
}

/** Long enough that statements sent together arrive before the first answer leaves. */
const answerDelayMs = 10
const [query, parse, bind, sync, ready] = ['Q', 'P', 'B', 'S', 'Z']

export async function countingProxy(login: Login): Promise<CountingProxy> {
  let statements: string[] = []
  let roundTrips = 0
  let underWay = 0
  const begun = (text: string) => {
    statements.push(text)
    if (underWay === 0) roundTrips += 1
    underWay += 1
  }
  /** Waits for a commit that nobody awaits and that may still be on its way. */
  const quiet = async () => {
    do await sleep(3 * answerDelayMs)
    while (underWay > 0)
  }
  const proxy = await databaseProxy(login, () => watchConnection(begun, () => void (underWay -= 1)))
  return {
    ...proxy,
    async trafficOf(work) {
      await quiet()
      statements = []
      roundTrips = 0
      await work()
      await quiet()
      return { statements, roundTrips }
    },
  }
}

function watchConnection(begun: (text: string) => void, ended: () => void): Watch {
  const texts = new Map<string, string>()
  let current = ''
  const sent = messages(true, (type, body) => {
    const words = () => body.toString().split('\0')
    if (type === parse) texts.set(words()[0] ?? '', words()[1] ?? '')
    if (type === bind) current = texts.get(words()[1] ?? '') ?? ''
    if (type === sync) begun(current)
    if (type === query) begun(words()[0] ?? '')
  })
  let waiting = -1 // the response to the startup message
  const answers = messages(false, type => {
    if (type === ready) waiting += 1
  })
  return {
    sent,
    answered(bytes, pass) {
      answers(bytes)
      const [count, isFirst] = [Math.max(waiting, 0), waiting < 0]
      if (waiting > 0) waiting = 0
      if (isFirst) return pass()
      const leave = () => {
        for (let one = 0; one < count; one += 1) ended()
        pass()
      }
      // Two turns of the event loop, so that everything sent meanwhile is read first, however busy the machine is.
      setTimeout(() => setImmediate(() => setImmediate(leave)), answerDelayMs)
    },
  }
}

/**
 * Splits the stream into messages: a letter, the length including itself, the body. A startup message has no letter.
 */
function messages(hasStartup: boolean, each: (type: string, body: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStartup = hasStartup
  return bytes => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      if (!isStartup) each(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end))
      isStartup = false
      rest = rest.subarray(end)
    }
  }
}
