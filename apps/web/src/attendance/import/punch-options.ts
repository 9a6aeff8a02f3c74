// What the reader says about a file of punches, beside what its columns mean.
import type { importPunches } from '@hr/contract/attendance-import.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'

export type PunchOptions = Pick<InputOf<typeof importPunches>, 'dateOrder' | 'timeZone' | 'closedReason'>
