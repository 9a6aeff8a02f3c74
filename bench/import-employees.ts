// Time of an import of 1,000 employees, new and unchanged, over HTTP.
// Usage: node bench/import-employees.ts http://localhost:3000   (a server with the demo company; it gets 1,000 more
// people)
const base = process.argv[2] ?? 'http://localhost:3000'
const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
const signedIn = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
const { data }: { data: { token: string } } = JSON.parse(await signedIn.text())

const header = 'Staff ID,First name,Last name,E-mail,Department,Position,Job grade,Manager,Start date,Gender'
const run = Date.now().toString(36)
const rows = Array.from({ length: 1000 }, (_, index) => {
  const manager = index === 0 ? '' : `${run}-${Math.floor((index - 1) / 12)}`
  return `${run}-${index},Somchit,Vongsavanh,${run}${index}@sabai.la,Unit ${index % 40},Position ${index % 60},O-1,${manager},2025-06-02,F`
})
const file = new File([[header, ...rows].join('\n')], 'people.csv')

for (const what of ['dry run', 'created', 'unchanged']) {
  const form = new FormData()
  form.set('dryRun', String(what === 'dry run'))
  for (let index = 0; index < 40; index++) form.set(`units[${index}][name]`, `Unit ${index}`)
  form.set('file', file)
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
