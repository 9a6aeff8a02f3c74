// A one-page PDF that demo people attach to their requests.
const lines = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 78>>stream',
  'BT /F 18 Tf 60 200 Td (Medical certificate) Tj 0 -30 Td (Demo document) Tj ET',
  'endstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
]

export const medicalCertificate = {
  name: 'medical-certificate.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from(lines.join('\n')),
} as const
