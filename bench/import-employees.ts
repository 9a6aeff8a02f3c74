// Time of an import of 1,000 employees, new and unchanged, over HTTP.
// Usage: node bench/import-employees.ts http://localhost:3000   (a server with the demo company; it gets 1,000 more
// people)
import { importForm, peopleSheet } from './people-sheet.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
const signedIn = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
const { data }: { data: { token: string } } = JSON.parse(await signedIn.text())
const sheet = peopleSheet(1000, Date.now().toString(36))

for (const what of ['dry run', 'created', 'unchanged']) {
  const form = importForm(sheet, { dryRun: what === 'dry run' })
  const started = performance.now()
  const response = await fetch(`${base}/api/employees/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.token}` },
    body: form,
  })
  const answer: { success: boolean; message: string } = JSON.parse(await response.text())
  if (!answer.success) throw new Error(answer.message)
  process.stdout.write(`${what.padEnd(10)} ${Math.round(performance.now() - started)} ms\n`)
}
