import { nth } from '../nth.ts'
import { present } from '../present.ts'
import { divisionOf } from './plan/division.ts'
import { playSlots } from './plan/make-slots.ts'
import type { Assignment, Division, Match, Plan, PlanInput } from './plan/plan.ts'
import { planFrom } from './plan/read-plan.ts'
import { drawMatches } from './play/draw.ts'
import { type Outcome, schedule } from './schedule/schedule.ts'
import type { ScheduleOptions } from './schedule/task.ts'

/** A small tournament for tests: Saturday, two 7v7 pitches, four U10 teams, three referees. */
export const DAY = '2026-02-21'

const COLOURS = ['#C8321F', '#1D5FBF', '#F5C433', '#2E9E6B', '#6B3FA0', '#1A1A1A', '#FFFFFF', '#2BB6C4']
const NAMES = ['Koi', 'Drums', 'Comets', 'Dumplings', 'Lanterns', 'Kites', 'Cranes', 'Jade']

type TeamInput = PlanInput['teams'][number]

export const u10 = (changes: Partial<Division> = {}): Division =>
  divisionOf({ id: 'u10', code: 'U10', ...changes })

/** Teams of one group, named after the ids of its division and group unless they are the first ones. */
export const teamsOf = (divisionId: string, groupId: string, count: number, prefix = ''): TeamInput[] =>
  NAMES.slice(0, count).map((name, n) => ({
    id: `${prefix}${name.toLowerCase()}`,
    divisionId,
    groupId,
    name: prefix ? `${prefix} ${name}` : name,
    shortName: name,
    colour: { name: `Colour ${n + 1}`, hex: nth(COLOURS, n) },
  }))

const slotsOn = (pitchId: string, from = '09:30', to = '15:30', minutes = 30) =>
  playSlots({ pitchId, start: `${DAY}T${from}`, end: `${DAY}T${to}`, minutes }, [])

export function testPlan(changes: Partial<PlanInput> = {}): Plan {
  return planFrom({
    venue: { name: 'Two turfs' },
    divisions: [u10()],
    groups: [{ id: 'a', divisionId: 'u10', name: 'A' }],
    teams: teamsOf('u10', 'a', 4),
    pitches: [
      { id: 'tiger', name: 'Tiger', type: '7v7' },
      { id: 'rabbit', name: 'Rabbit', type: '7v7', x: 40 },
    ],
    slots: [...slotsOn('tiger'), ...slotsOn('rabbit')],
    officials: ['Leo', 'Ada', 'Kofi'].map((name) => ({ id: name.toLowerCase(), name, roles: ['REFEREE'] })),
    ...changes,
  })
}

/** 'M1 Koi Drums tiger 09:30 leo': number, home, away, pitch, time and referee; '-' for no referee. */
export function withMatches(plan: Plan, ...rows: string[]): Plan {
  const read = rows.map((row) => {
    const [number = '', home = '', away = '', pitch, time = '', referee = '-'] = row.split(' ')
    const slotId = `${pitch}.${DAY}.${time.replace(':', '')}`
    return { id: number.toLowerCase(), number: Number(number.slice(1)), home, away, slotId, referee }
  })
  const teamId = (name: string) =>
    plan.teams.find((team) => team.name === name || team.id === name)?.id ?? name
  const matches = read.map(({ id, number, home, away, slotId }): Match => {
    const { divisionId, groupId } = present(
      plan.teams.find((team) => team.id === teamId(home)),
      'a team',
    )
    return {
      id,
      number,
      divisionId,
      groupId,
      stage: 'GROUP',
      home: { teamId: teamId(home), from: null },
      away: { teamId: teamId(away), from: null },
      slotId,
      status: 'SCHEDULED',
      score: null,
      kicks: null,
      forfeitBy: null,
      abandonedAfterHalfTime: false,
      card: null,
    }
  })
  const assignments = read
    .filter(({ referee }) => referee !== '-')
    .map(
      ({ id, referee }): Assignment => ({
        matchId: id,
        rundownItemId: null,
        officialId: referee,
        role: 'REFEREE',
        state: 'ASSIGNED',
      }),
    )
  return planFrom({ ...plan, matches, assignments })
}

/** The plan with its matches drawn. */
export function drawn(plan: Plan): Plan {
  const draw = drawMatches(plan)
  if ('refusal' in draw) throw new Error(draw.refusal.message)
  return { ...plan, matches: draw.matches }
}

export function run(plan: Plan, options: Partial<ScheduleOptions> = {}): Outcome {
  const running = schedule(plan, { seed: 1, effort: 0.2, ...options })
  let step = running.next()
  while (!step.done) step = running.next()
  return step.value
}

/** The plan that the scheduler makes from a draft. If there is none, the test is wrong. */
export function scheduled(plan: Plan, options: Partial<ScheduleOptions> = {}): Plan {
  const outcome = run(drawn(plan), options)
  if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons.map(({ text }) => text).join('; '))
  return outcome.plan
}
