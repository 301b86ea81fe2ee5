import { describe, expect, test } from 'vitest'
import { testPlan, withMatches } from '../test-plan.ts'
import type { Plan } from './plan.ts'
import { score } from './score.ts'

const parts = (plan: Plan) => score(plan).parts
const one = (...rows: string[]) => withMatches(testPlan(), ...rows)

describe('T-5: the soft rules in points', () => {
  test('nothing to improve is 0', () => {
    const plan = one('M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 09:30 ada')
    const even = { ...plan, officials: plan.officials.slice(0, 2) }
    expect(score(even)).toEqual({ total: 0, parts: { Q1: 0, Q2: 0, Q3: 0, Q4: 0, Q5: 0, Q6: 0, Q7: 0 } })
  })

  // A match takes 23 minutes: with 3 h 30 allowed, the second may kick off 187 minutes after the first.
  test.each([
    ['12:30', 0],
    ['13:00', 46],
    ['13:30', 106],
  ])('Q1: minutes beyond 3 h 30 with the last kick-off at %s', (time, points) =>
    expect(parts(one('M1 Koi Drums tiger 09:30 leo', `M2 Koi Drums rabbit ${time} leo`)).Q1).toBe(points),
  )

  test('Q2: two games ahead of somebody in the group', () => {
    expect(parts(one('M1 Koi Drums tiger 09:30 leo')).Q2).toBe(0)
    const ahead = one('M1 Koi Drums tiger 09:30 leo', 'M2 Koi Drums tiger 10:30 leo')
    expect(parts(ahead).Q2).toBe(20 + 2 * 20)
    // Home twice and away twice repairs that part, but not being ahead.
    expect(parts(one('M1 Koi Drums tiger 09:30 leo', 'M2 Drums Koi tiger 10:30 leo')).Q2).toBe(20)
  })

  test('Q3: the first and the last kick-off of the day', () => {
    const rows = ['M1 Koi Drums tiger 09:30 leo', 'M2 Koi Comets rabbit 10:30 leo']
    expect(parts(one(...rows)).Q3).toBe(30)
    expect(parts(one(...rows, 'M3 Drums Dumplings tiger 11:00 ada')).Q3).toBe(30)
    expect(parts(one(...rows, 'M3 Comets Dumplings tiger 11:30 ada')).Q3).toBe(0)
    expect(parts(one('M1 Koi Drums tiger 09:30 leo')).Q3).toBe(0)
  })

  test('Q4: on one pitch twice while the other would have been there', () => {
    expect(parts(one('M1 Koi Drums tiger 09:30 leo', 'M2 Koi Comets tiger 10:30 leo')).Q4).toBe(3)
    expect(parts(one('M1 Koi Drums tiger 09:30 leo', 'M2 Koi Comets rabbit 10:30 leo')).Q4).toBe(0)
  })

  test('Q5: the busiest referee has two games more than the idlest', () => {
    const rows = ['M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 09:30 ada']
    expect(parts(one(...rows)).Q5).toBe(0)
    expect(parts(one(...rows, 'M3 Koi Comets tiger 10:30 leo')).Q5).toBe(10)
    const standby = one(...rows, 'M3 Koi Comets tiger 10:30 leo')
    const officials = standby.officials.map((one) => (one.id === 'kofi' ? { ...one, maxGames: 0 } : one))
    expect(parts({ ...standby, officials }).Q5).toBe(0)
  })

  test.each([
    [60, 0],
    [61, 15],
  ])('Q6: one family on two pitches %i metres apart', (metres, points) => {
    const plan = one('M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 09:30 ada')
    const pitches = plan.pitches.map((pitch) => (pitch.id === 'rabbit' ? { ...pitch, x: metres } : pitch))
    expect(parts({ ...plan, pitches, households: [{ id: 'f', teamIds: ['koi', 'comets'] }] }).Q6).toBe(points)
  })

  test('Q6: one after the other is no clash', () => {
    const plan = one('M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 10:00 ada')
    const pitches = plan.pitches.map((pitch) => (pitch.id === 'rabbit' ? { ...pitch, x: 500 } : pitch))
    expect(parts({ ...plan, pitches, households: [{ id: 'f', teamIds: ['koi', 'comets'] }] }).Q6).toBe(0)
  })

  test('Q7: shirts alike, and no other colour', () => {
    const plan = one('M1 Koi Drums tiger 09:30 leo')
    const [koi] = plan.teams
    const alike = plan.teams.map((team) => ({ ...team, colour: koi?.colour ?? team.colour }))
    expect(parts({ ...plan, teams: alike }).Q7).toBe(5)
    const white = alike.map((team) => ({ ...team, altColour: { name: 'White', hex: '#FFFFFF' } }))
    expect(parts({ ...plan, teams: white }).Q7).toBe(0)
  })
})
