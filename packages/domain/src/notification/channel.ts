// Which notifications reach a person by which channel, at once or in the daily digest (N1).

/** What a notification is about; the first four are the kinds of requests. */
export const notificationKinds = [
  'LEAVE',
  'ATTENDANCE',
  'OFF_SITE',
  'OT',
  'EMPLOYEE',
  'COMPANY',
  'SECURITY',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const channels = ['BELL', 'PUSH', 'EMAIL'] as const
export type Channel = (typeof channels)[number]

/** AT_ONCE, or in the DIGEST of the day, or not at all. */
export const paces = ['AT_ONCE', 'DIGEST', 'OFF'] as const
export type Pace = (typeof paces)[number]

/** Only e-mail has a digest. */
export const pacesOf = {
  BELL: ['AT_ONCE', 'OFF'],
  PUSH: ['AT_ONCE', 'OFF'],
  EMAIL: paces,
} as const satisfies Readonly<Record<Channel, readonly Pace[]>>
type PaceOf<Of extends Channel> = (typeof pacesOf)[Of][number]
const isPaceOf = <Of extends Channel>(channel: Of, pace: Pace): pace is PaceOf<Of> =>
  pacesOf[channel].some(one => one === pace)

const atOnce = { BELL: 'AT_ONCE', PUSH: 'AT_ONCE', EMAIL: 'AT_ONCE' } as const
const notMailed = { ...atOnce, EMAIL: 'OFF' } as const

/** Requests are mailed; other notifications only to those who choose so. */
export const defaultPaces: Readonly<Record<NotificationKind, { readonly [Of in Channel]: PaceOf<Of> }>> = {
  LEAVE: atOnce,
  ATTENDANCE: atOnce,
  OFF_SITE: atOnce,
  OT: atOnce,
  EMPLOYEE: notMailed,
  COMPANY: notMailed,
  SECURITY: atOnce,
}

/** The kinds that people choose channels for. */
export const chosenKinds = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT', 'EMPLOYEE', 'COMPANY'] as const

/** Nobody can turn off what protects their sign-in: an intruder would do it first. */
export const isFixed = (kind: NotificationKind): boolean => kind === 'SECURITY'

export type ChosenPace = { readonly kind: NotificationKind; readonly channel: Channel; readonly pace: Pace }

/** The choices of one person, over the defaults. A choice that the rules no longer allow does not count. */
export function paceOf<Of extends Channel>(
  chosen: readonly ChosenPace[],
  kind: NotificationKind,
  channel: Of,
): PaceOf<Of> {
  const own = isFixed(kind) ? undefined : chosen.find(one => one.kind === kind && one.channel === channel)
  return own && isPaceOf(channel, own.pace) ? own.pace : defaultPaces[kind][channel]
}

/** For the choice of the hour at which the digest is sent, until a person chooses another. */
export const defaultDigestHour = 8
