import { describe, expect, it } from 'vitest'
import { signInsCsv, signInsText } from './sign-ins-csv.ts'

const header = ['Staff ID', 'Name', 'Username', 'Temporary password']
const person = {
  staffId: 'E-001',
  name: 'ສົມຈິດ ພົມມະຈັນ',
  username: 'e-001',
  temporaryPassword: 'Kip7mango4Rice',
}

describe('signInsCsv', () => {
  it('begins with a byte order mark, so that Excel reads UTF-8', () => {
    expect(signInsCsv(header, [])).toBe('\uFEFFStaff ID,Name,Username,Temporary password\r\n')
  })

  it('has one line per person', () => {
    expect(signInsCsv(header, [person]).split('\r\n')[1]).toBe('E-001,ສົມຈິດ ພົມມະຈັນ,e-001,Kip7mango4Rice')
  })

  it('quotes separators and quotes', () => {
    const csv = signInsCsv(header, [{ ...person, name: 'Noy, "Big"' }])
    expect(csv).toContain('E-001,"Noy, ""Big""",e-001')
  })

  it.each(['=cmd', '+1', '-1', '@x'])('never writes the formula %s', text => {
    expect(signInsCsv(header, [{ ...person, staffId: text }])).toContain(`\r\n'${text},`)
  })
})

describe('signInsText', () => {
  it('separates columns with tabs and people with line breaks', () => {
    expect(signInsText([person, person])).toBe(
      'E-001\tສົມຈິດ ພົມມະຈັນ\te-001\tKip7mango4Rice\nE-001\tສົມຈິດ ພົມມະຈັນ\te-001\tKip7mango4Rice',
    )
  })
})
