// Texts of the operator console.
import { starter } from './starter.ts'

export const texts = { starter }
