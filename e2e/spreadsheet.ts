// Reads the files that the browser downloads, as a spreadsheet program would.
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect } from './test.ts'

/** Text, numbers, dates (at midnight UTC); null = an empty cell. The reader's types say `typeof Date` for dates. */
export type Cell = string | number | Date | boolean | null

export type Spreadsheet = {
  readonly header: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
  /** Finds a cell by its column title. */
  readonly cell: (row: number, title: string) => Cell
}
/** The first sheet, and the others from 2 on. */
export type SpreadsheetFile = Spreadsheet & {
  readonly name: string
  readonly hasPicture: boolean
  readonly sheet: (place: number) => Promise<Spreadsheet>
}

const asCells = (rows: unknown) => rows as Cell[][]

/** The file that is downloaded after `press`. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<SpreadsheetFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const bytes = await readFile(await download.path())
  const sheet = async (place: number) => spreadsheet(asCells(await readSheet(bytes, place)))
  const hasPicture = bytes.includes('xl/media/')
  return { ...(await sheet(1)), name: download.suggestedFilename(), hasPicture, sheet }
}

function spreadsheet([header = [], ...rows]: Cell[][]): Spreadsheet {
  return {
    header,
    rows,
    cell(row, title) {
      expect(header).toContain(title)
      return rows[row]?.[header.indexOf(title)] ?? null
    },
  }
}
