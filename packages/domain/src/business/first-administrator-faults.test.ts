import { expect, test } from 'vitest'
import { firstAdministratorFaults } from './first-administrator-faults.ts'

const names = { adminFirstName: 'Noy', adminLastName: 'Sisouk' }

test.each([
  [{ administrator: 'none' }, {}],
  [{ administrator: 'none', ...names }, {}],
  [
    { administrator: 'add' },
    { adminFirstName: 'required', adminLastName: 'required', adminUsername: 'usernameOrEmail' },
  ],
  [{ administrator: 'add', ...names }, { adminUsername: 'usernameOrEmail' }],
  [
    { administrator: 'add', ...names, adminUsername: '', adminEmail: '' },
    { adminUsername: 'usernameOrEmail' },
  ],
  [{ administrator: 'add', ...names, adminUsername: 'noy' }, {}],
  [{ administrator: 'add', ...names, adminEmail: 'noy@example.la' }, {}],
  [
    { administrator: 'add', adminFirstName: '', adminLastName: 'Sisouk', adminEmail: 'noy@example.la' },
    { adminFirstName: 'required' },
  ],
] as const)('%j lacks %j', (input, faults) => {
  expect(firstAdministratorFaults(input)).toEqual(faults)
})
