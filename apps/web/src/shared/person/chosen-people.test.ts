import { expect, test } from 'vitest'
import { keptPeople, personOf, withoutPhotos } from './chosen-people.ts'

const noy = {
  id: 4,
  firstName: 'Noy',
  lastName: 'Vongsa',
  firstNameLo: 'ນ້ອຍ',
  lastNameLo: 'ວົງສາ',
  profileImage: 'noy.webp',
}

test('only id and names are kept', () => {
  const kept = JSON.parse(JSON.stringify(withoutPhotos({ managerId: noy })))
  expect(keptPeople(kept)).toEqual({ managerId: { ...noy, profileImage: null } })
})

test.each([undefined, null, { managerId: 4 }, { managerId: { id: 4 } }])('%s is nobody', kept => {
  expect(keptPeople(kept)).toEqual({})
})

test.each([
  [4, [undefined, noy], noy],
  [5, [noy], null],
  [null, [null, noy], null],
  [undefined, [undefined, noy], null],
])('the person of %s', (id, people, found) => {
  expect(personOf(id, people)).toBe(found)
})
