// Texts of the clock: the dashboard has it too, which needs nothing else of attendance.
import type { Same } from '../catalogue.ts'
import type { texts as english } from '../en/clock-part.ts'
import { clock } from './clock.ts'

export const texts: Same<typeof english> = { clock }
