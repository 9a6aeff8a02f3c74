// Ids of rows: uuid version 7, so that new rows lie side by side in the index.
import { v7 } from 'uuid'

export const newId = (): string => v7()
