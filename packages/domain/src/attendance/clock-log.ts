// The log of a ZKTeco clock, from its USB port or as it was pushed (A2): no header, tabs between, the number of the person
// and the time first. `table` is the file split into cells.
type Table = readonly (readonly string[])[]

const logTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const isLine = ([person = '', time = '']: readonly string[]) =>
  person.trim() !== '' && logTime.test(time.trim())

/** The USB file has six columns, the third is the device number; in a pushed log the third is a state. */
const usbColumns = 6
const usbDevice = 2
/** A title may precede the first line. */
const mostBefore = 3

type ClockLogLine = {
  /** In the file, from 1. */
  readonly row: number
  readonly person: string
  readonly at: string
  readonly device: string
}

/**
 * Undefined for any other file. Unreadable lines stay; empty ones are dropped, as are the serial number before
 * and the checksum behind an extended log, where the serial number names the device.
 */
export function clockLog(table: Table): readonly ClockLogLine[] | undefined {
  const first = table.findIndex(isLine)
  if (first < 0 || first > mostBefore || table.slice(0, first).some(cells => cells.length > 1))
    return undefined
  const serial = table.slice(0, first).find(([text = '']) => text !== '')?.[0]
  const last = table.findLastIndex(cells => cells.some(text => text !== ''))
  const hasChecksum = serial !== undefined && (table[last]?.length ?? 0) === 1
  return table.flatMap((cells, index) => {
    if (index < first || (hasChecksum && index === last) || cells.every(text => text === '')) return []
    const [person = '', at = ''] = cells
    const device = serial ?? (cells.length === usbColumns ? (cells[usbDevice] ?? '') : '')
    return { row: index + 1, person, at, device }
  })
}
