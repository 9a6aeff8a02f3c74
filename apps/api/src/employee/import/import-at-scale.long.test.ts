import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { importPeople } from '#test/import-people.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let hr: string
beforeEach(async () => {
  hr = await signIn(server, (await makeCompany(server)).hr.username)
})

const newUnits = ['Warehouse', ...Array.from({ length: 40 }, (_, index) => `Unit ${index}`)]
const importFile = (text: string) => importPeople(server, hr, text, { newUnits })
const header =
  'Staff ID,First name,Last name,E-mail,Phone,Department,Position,Job grade,Manager,Start date,Gender'

const people = `${header}
N-1,Somphone,Keovongsa,,,Warehouse,,,,05/01/2026,M
N-2,Noy,Sisavath,,,Warehouse,,,N-1,2026-01-05,F
N-3,Kham,Vongsa,,,,,,N-1,2026-01-05,`

test('two concurrent imports of one file: one creates, the other changes nothing', async () => {
  const answers = await Promise.all([importFile(people), importFile(people), importFile(people)])
  expect(answers.map(answer => answer.data.created).toSorted()).toEqual([0, 0, 3])
})

test('1,000 people at once, and again without a change', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const manager = index === 0 ? '' : `B-${Math.floor((index - 1) / 12)}`
    return `B-${index},Somchit,Vongsavanh,b${index}@sabai.la,,Unit ${index % 40},Position ${index % 60},O-1,${manager},2025-06-02,F`
  })
  const file = [header, ...rows].join('\n')
  const { data } = await importFile(file)
  expect(data).toMatchObject({ created: 1000, errors: [] })
  expect((await importFile(file)).data).toMatchObject({ unchanged: 1000 })
})
