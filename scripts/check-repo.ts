// `npm run check`: what neither the compiler nor the linter checks. Prints every finding and fails if there is one.
import { arrowFindings } from './checks/arrows.ts'
import { boardNoteFindings } from './checks/board-notes.ts'
import { catalogueFindings } from './checks/catalogues.ts'
import { decisionFindings } from './checks/decisions.ts'
import { endpointFindings } from './checks/endpoints.ts'
import { fileFindings } from './checks/files.ts'
import { instantFindings } from './checks/instants.ts'
import { migrationFindings } from './checks/migrations.ts'
import { roomFindings } from './checks/rooms.ts'
import { specMapFindings } from './checks/spec-map.ts'
import { tableWriteFindings } from './checks/table-writes.ts'

const checks: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  'Files: size, paths of a machine, unfinished words, registry addresses': fileFindings,
  'Arrows between folders': arrowFindings,
  'Folders of the server import downwards only': roomFindings,
  'A feature writes only its own tables': tableWriteFindings,
  'Changes of what the board of today shows are noted': boardNoteFindings,
  'Migrations change rows that they can see': migrationFindings,
  'Instants in the time zone of the company': instantFindings,
  'English and Lao catalogues': catalogueFindings,
  'Every endpoint is served, and nothing else': endpointFindings,
  'docs/spec-map.md': specMapFindings,
  'docs/decisions: numbered, dated, every link resolves': decisionFindings,
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const findings = await check()
  process.stdout.write(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
  for (const finding of findings) process.stdout.write(`       ${finding}\n`)
  failed += findings.length
}
process.exit(failed > 0 ? 1 : 0)
