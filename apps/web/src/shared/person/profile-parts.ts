// Tabs of a profile that other features draw. Features do not import each other, so the routes say where they are.
import type { Href } from '@hr/contract/paths.ts'
import type { ComponentType } from 'react'
import { lazyPart } from '#web/shared/lazy-part.tsx'

export type ProfilePartProps = {
  readonly employeeId: number
  readonly isOwn: boolean
  /** The profile, without the tab. */
  readonly path: Href
}
type Load = () => Promise<ComponentType<ProfilePartProps>>
const loads = new Map<'attendance' | 'overtime', Load>()

export const registerProfilePart = (part: 'attendance' | 'overtime', load: Load): void =>
  void loads.set(part, load)

const part = (name: 'attendance' | 'overtime') =>
  lazyPart(async () => {
    const load = loads.get(name)
    if (load === undefined) throw new Error(`No part of the profile: ${name}`)
    return load()
  })
export const AttendancePart = part('attendance')
export const OvertimePart = part('overtime')
