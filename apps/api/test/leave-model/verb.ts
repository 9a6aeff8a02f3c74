// One thing people or the clock can do to leave: what the model says must happen, and how it is done for real.
import type fc from 'fast-check'
import type { AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { signIn } from '#test/call.ts'
import type { LeaveCompany } from '#test/leave.ts'
import type { TestApp } from '#test/test-app.ts'
import { checkAlways } from './always.ts'
import { readState } from './read-state.ts'
import { shown } from './state.ts'
import type { Person, State } from './state.ts'

export type Name = 'employee' | 'colleague' | 'manager' | 'hr' | 'admin'

/** `code` of the refusal, '' when it was done; `seen` is what a reader is told. */
export type Answer = { readonly code: string; readonly seen?: unknown }

export type Verb<A> = {
  readonly args: fc.Arbitrary<A>
  /** A line of the script; dates are told as they are on that day. */
  say(args: A, state: State): string
  /** Changes the state as it must become. Undefined: there is nothing to do it with. */
  model(state: State, args: A): Answer | undefined
  call(world: World, args: A): Promise<Answer>
}

/** A verb with its arguments, as the script of a run holds it. */
export type Deed = {
  say(state: State): string
  model(state: State): Answer | undefined
  call(world: World): Promise<Answer>
}

export type World = {
  readonly server: TestApp
  readonly company: LeaveCompany
  state: State
  readonly tokens: Map<Name, string>
  /** What was done so far, a line each. */
  readonly script: string[]
}

/** Sessions do not outlive a day, nor the end of an employment: whoever ends them forgets the tokens. */
export async function tokenOf({ server, company, tokens }: World, name: Name): Promise<string> {
  const token = tokens.get(name) ?? (await signIn(server, company[name].username))
  tokens.set(name, token)
  return token
}

export function personOf(state: State, name: string): Person {
  const person = state.people.find(one => one.name === name)
  if (!person) throw new Error(`Nobody is called ${name}`)
  return person
}

export const deeds = <A>({ args, say, model, call }: Verb<A>): fc.Arbitrary<Deed> =>
  args.map(given => ({
    say: state => say(given, state),
    model: state => model(state, given),
    call: world => call(world, given),
  }))

/** Does it, and compares every row with the prediction. */
export async function perform(world: World, deed: Deed): Promise<void> {
  const expected = structuredClone(world.state)
  const answer = deed.model(expected)
  if (!answer) return
  const given = await deed.call(world)
  const after = await readState(world.company, expected.today)
  expect({ answer: given, ...shown(after) }).toEqual({ answer, ...shown(expected) })
  checkAlways(after)
  world.state = after
}

/** As fast-check runs and shrinks it. Its own list of commands tells nothing: they read differently in each world. */
export const command = (
  say: (state: State) => string,
  run: (world: World) => Promise<void>,
): AsyncCommand<object, World> => ({
  check: () => true,
  async run(_, world) {
    world.script.push(`${world.state.today}  ${say(world.state)}`)
    await run(world)
  },
  toString: () => 'see the script',
})
