// Time of the global search over HTTP: names in both scripts, prefixes, typing errors, staff ids, no match.
// Usage: node bench/global-search.ts http://localhost:3000   (a server made with SEED=large)
const base = process.argv[2] ?? 'http://localhost:3000'
const rounds = 15
const queries = [
  'noulak xayasane',
  'no',
  'viengkham',
  'noulka',
  'vilaysak somsak',
  'ຄຳ',
  'ນຸລັກ',
  'sb-4321',
  'zzzzzz',
]

const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
const signedIn = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
const { data }: { data: { token: string } } = JSON.parse(await signedIn.text())
const headers = { authorization: `Bearer ${data.token}` }

for (const query of queries) {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    const response = await fetch(`${base}/api/search?q=${encodeURIComponent(query)}`, { headers })
    const answer: { success: boolean; message: string; data: { people: readonly unknown[] } } = JSON.parse(
      await response.text(),
    )
    times.push(performance.now() - started)
    if (!answer.success) throw new Error(answer.message)
    found = answer.data.people.length
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => `${Math.round(sorted[Math.floor(part * (rounds - 1))] ?? NaN)}`.padStart(4)
  process.stdout.write(`${query.padEnd(18)} ${at(0.5)} ms, longest ${at(1)} ms, ${found} people\n`)
}
