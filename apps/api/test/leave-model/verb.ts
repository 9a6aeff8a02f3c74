// One action of people or the clock on leave: its predicted effect, and the real call.
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

/** `code` of the refusal, '' on success; `seen` is what a reader sees. */
export type Answer = { readonly code: string; readonly seen?: unknown }

export type Verb<A> = {
  readonly args: fc.Arbitrary<A>
  /** A line of the script, with dates relative to that day. */
  say(args: A, state: State): string
  /** Changes the state as predicted. Undefined: the action is impossible now. */
  model(state: State, args: A): Answer | undefined
  call(world: World, args: A): Promise<Answer>
}

/** A verb with its arguments, as one line of a script. */
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
  /** The actions so far, one line each. */
  readonly script: string[]
}

/** Sessions end after a day and with an employment, so those verbs forget the tokens. */
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

/** Runs the action and compares every row with the prediction. */
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

/**
 * For fast-check, which runs and shrinks it. Its own list of commands is useless, because they read differently in each
 * world.
 */
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
