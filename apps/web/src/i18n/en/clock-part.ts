// Texts of the clock: the dashboard has it too, which needs nothing else of attendance.
import { clock } from './clock.ts'

export const texts = { clock }
