// The hand-overs of closed periods to payroll (A13).
import type { listHandOvers as endpoint } from '@hr/contract/attendance-period.ts'
import type { Handler } from '#api/http/context.ts'
import { listHandOverRows } from './period.store.ts'

export const listHandOvers: Handler<typeof endpoint> = ({ db }) => listHandOverRows(db)
