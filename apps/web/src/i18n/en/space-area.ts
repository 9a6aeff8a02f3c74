// Texts of the space.
import { space } from './space.ts'

export const texts = { space }
