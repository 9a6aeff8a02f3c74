import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pictureKey, pictureName, pictureSigner } from '#api/files/picture-address.ts'
import { signPictures } from './sign-pictures.ts'

const key = '01900000-0000-7000-8000-000000000001/ab/01900000-0000-7000-8000-0000000000ab'
const name = pictureName(key)
const now = new Date('2026-03-02T02:00:00Z')
const signer = pictureSigner(randomBytes(32))
const signed = (given: unknown) => signPictures(given, async () => signer, now).then(() => given)

test('a file name contains its key, and nothing else is accepted as a name', () => {
  expect(pictureKey(name)).toBe(key)
  for (const wrong of [
    '',
    'x.webp',
    `${name}.webp`,
    name.replaceAll('.', '/'),
    `../${name}`,
    name.toUpperCase(),
  ])
    expect(pictureKey(wrong)).toBeUndefined()
})

test('every person is signed, however deeply nested; other fields are unchanged', async () => {
  const right = signer.sign(name, now)
  let deep: unknown = { profileImage: name }
  for (let level = 0; level < 20_000; level += 1) deep = { children: [deep] }
  const answer = {
    rows: [{ manager: { profileImage: name } }, { image: name }],
    reason: name,
    profileImage: null,
  }
  expect(await signed(answer)).toEqual({
    rows: [{ manager: { profileImage: right } }, { image: right }],
    reason: name,
    profileImage: null,
  })
  await expect(signed(deep)).resolves.toBeDefined()
})

test('one person in two places is signed once', async () => {
  const person = { profileImage: name }
  await signed({ one: person, other: person })
  await signed(person)
  expect(person.profileImage).toBe(signer.sign(name, now))
})

test('an answer without pictures reads no secret', async () => {
  const never = async () => {
    throw new Error('asked')
  }
  await expect(signPictures({ rows: [{ name: 'x' }] }, never, now)).resolves.toBeUndefined()
})

test('a signature of another installation is refused', () => {
  const other = pictureSigner(randomBytes(32))
  const signedName = other.sign(name, now)
  expect([other.open(signedName, now), signer.open(signedName, now)]).toEqual([name, undefined])
})
