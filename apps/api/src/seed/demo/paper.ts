// One-page PDF files of the demo company: certificates and scans of papers.
type Paper = { readonly name: string; readonly contentType: 'application/pdf'; readonly bytes: Buffer }

const size = { width: 420, height: 300 } as const
const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)

/** Latin letters only: the font is built into every reader. */
function content(title: string, lines: readonly string[]): string {
  const rule = `0.16 0.23 0.59 RG 2 w 40 232 m ${size.width - 40} 232 l S`
  const text = lines.map(line => `0 -24 Td (${escaped(line)}) Tj`).join(' ')
  return `BT /F 20 Tf 40 246 Td (${escaped(title)}) Tj ET ${rule} BT /F 12 Tf 40 226 Td ${text} ET`
}

/** paper('medical-certificate', 'Medical certificate', ['Rest: 2 days']) */
export function paper(name: string, title: string, lines: readonly string[]): Paper {
  const drawn = content(title, lines)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.width} ${size.height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${file.length}\n%%EOF`
  return {
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    bytes: Buffer.from(file + table + end, 'latin1'),
  }
}

export const medicalCertificate = paper('medical-certificate', 'Medical certificate', [
  'Mahosot Hospital, Vientiane Capital',
  'The patient needs rest.',
  'Invented for the demo company.',
])
