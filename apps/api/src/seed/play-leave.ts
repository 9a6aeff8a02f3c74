// Creates the demo company's leave requests through the real verbs on a clock in the past, so that balances, history,
// audit and notifications are as in real use.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { leaveKind } from '#api/leave/request/leave-kind.ts'
import { createRequest } from '#api/request/create-request.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { medicalCertificate } from './demo/paper.ts'
import type { LeaveScene } from './demo/leave-scenes.ts'
import { demoClock, inOrder, memberNamed, playOutcome, workOf } from './play-parts.ts'
import type { Play } from './play-parts.ts'

type LeavePlay = Play & { readonly leaveTypeIds: ReadonlyMap<string, string> }

export async function playLeave(play: LeavePlay, scenes: readonly LeaveScene[]): Promise<void> {
  for (const { scene, on } of inOrder(play, scenes)) await playScene(play, scene, on)
}

async function playScene(play: LeavePlay, scene: LeaveScene, on: LocalDate): Promise<void> {
  const clock = demoClock(play.calendar, on, play.chance)
  const requester = memberNamed(play, scene.who)
  const asked = {
    ...workOf(play, requester, clock()),
    input: {
      leaveTypeId: play.leaveTypeIds.get(scene.type) ?? '',
      ...range(play.calendar, scene),
      reason: scene.reason,
      approverIds: [],
      ...(scene.delegate !== undefined && { delegateId: memberNamed(play, scene.delegate).id }),
    },
    files: scene.withFile ? [medicalCertificate] : [],
  }
  const { outcome, comment } = scene
  await playOutcome(play, leaveKind, await createRequest(asked, leaveKind), {
    requester,
    clock,
    outcome,
    comment,
  })
}

function range(calendar: DemoCalendar, { type, start, days, half }: LeaveScene) {
  const from = calendar.workday(start)
  const to = type === 'MATERNITY' ? addDays(from, days - 1) : calendar.workday(start + days - 1)
  return { from, to, fromHalf: half ?? ('AM' as const), toHalf: half ?? ('PM' as const) }
}
