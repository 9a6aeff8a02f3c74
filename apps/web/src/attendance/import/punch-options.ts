// The user's options for a punch file, besides the meaning of its columns.
import type { importPunches } from '@hr/contract/attendance-import.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'

export type PunchOptions = Pick<InputOf<typeof importPunches>, 'dateOrder' | 'timeZone' | 'closedReason'>
