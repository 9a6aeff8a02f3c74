// The last sheet of an exported workbook: the company with its logo, the file, who exported it and when (N4). One place for
// the workbooks of the browser and of the server.
import { sheetText } from '@hr/domain/employee/sheet-text.ts'
import type { Language } from './text.ts'

const words = {
  en: { sheet: 'About this file', file: 'File', by: 'Exported by', at: 'Exported on' },
  lo: { sheet: 'ກ່ຽວກັບໄຟລ໌ນີ້', file: 'ໄຟລ໌', by: 'ສົ່ງອອກໂດຍ', at: 'ສົ່ງອອກວັນທີ' },
} as const

/** A PNG, which every spreadsheet program shows; the size is in pixels. */
export type OriginLogo<Content> = {
  readonly content: Content
  readonly width: number
  readonly height: number
}

export type ExportOrigin<Content> = {
  readonly company: { readonly name: string; readonly nameLo: string }
  readonly logo: OriginLogo<Content> | null
  readonly file: string
  readonly by: string
  /** DD/MM/YYYY HH:mm in the company's time zone. */
  readonly at: string
}

/** In pixels, at 96 to the inch. */
const most = { width: 240, height: 64 }
const pointsPerPixel = 0.75

const cell = (text: string, fontWeight?: 'bold') => ({
  value: sheetText(text),
  type: String,
  format: '@',
  ...(fontWeight && { fontWeight }),
})

/** As write-excel-file takes it. The first row has the height of the logo. */
export function originSheet<Content>(
  language: Language,
  { company, logo, file, by, at }: ExportOrigin<Content>,
) {
  const text = words[language]
  const names = [company.name, company.nameLo].filter(name => name !== '')
  const [first = '', ...others] = language === 'lo' ? names.toReversed() : names
  const images = logo === null ? [] : [image(logo, company.name)]
  return {
    sheet: text.sheet,
    columns: [{ width: 20 }, { width: 60 }],
    images,
    data: [
      ...images.map(({ height }) => [{ height: (height + 8) * pointsPerPixel }]),
      [{ ...cell(first, 'bold'), fontSize: 14 }],
      ...others.map(name => [cell(name)]),
      [],
      ...[
        [text.file, file],
        [text.by, by],
        [text.at, at],
      ].map(([label = '', value = '']) => [cell(label, 'bold'), cell(value)]),
    ],
  }
}

function image<Content>({ content, width, height }: OriginLogo<Content>, title: string) {
  const scale = Math.min(1, most.width / width, most.height / height)
  return {
    content,
    contentType: 'image/png',
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    dpi: 96,
    anchor: { row: 1, column: 1 },
    title,
  }
}
