// The parts of the dashboard in one transaction, each by the handler of its call.
import { dashboardReads } from '@hr/contract/dashboard.ts'
import type { getDashboard as endpoint } from '@hr/contract/dashboard.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { todayIn } from '#api/company/today.ts'
import { authorise } from '#api/http/authorise.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context, Handler, Route } from '#api/http/context.ts'
import { checkedInput } from '#api/http/checked-input.ts'
import { plainPage } from '#api/http/plain-page.ts'
import { Refusal } from '#api/http/refusal.ts'

/** `features` have the handlers of all parts. */
export function getDashboard(features: readonly Route[]): Handler<typeof endpoint> {
  const routes = new Map(features.map(route => [route.endpoint, route]))
  return async context => {
    const { access, employeeId } = context.caller
    const reader = { access, isEmployee: employeeId !== null, today: await todayIn(context.db) }
    const asked = Object.entries(dashboardReads).filter(([, { shows }]) => shows(reader))
    const parts = await Promise.all(
      asked.map(async ([name, read]) => {
        const route = routes.get(read.endpoint)
        if (!route) throw new Error(`No route answers ${name}`)
        return [name, await answerOf(route, context, read.input(reader))] as const
      }),
    )
    return Object.fromEntries(parts.filter(([, answer]) => answer !== undefined)) as OutputOf<typeof endpoint>
  }
}

/** Undefined if it is refused: the card then asks by itself and shows why. */
async function answerOf(
  { endpoint, handle }: Route,
  context: Context<unknown, AppCaller>,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    authorise(endpoint, context.caller)
    const input = checkedInput(endpoint, { path: {}, text: {}, json: given })
    return plainPage(endpoint, input, await handle({ ...context, input }, undefined))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
