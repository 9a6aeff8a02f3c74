// Row ids are UUID version 7, so that new rows are adjacent in the index.
import { v7 } from 'uuid'

export const newId = (): string => v7()
