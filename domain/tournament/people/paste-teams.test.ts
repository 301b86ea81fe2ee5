import { describe, expect, test } from 'vitest'
import { emptyPlan } from '../plan/new-plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { drawn, testPlan } from '../test-plan.ts'
import { addTeams, removeTeam, splitIntoGroups } from './add-teams.ts'
import { readPastedTeams } from './paste-teams.ts'
import { knownColours } from './shirt-colours.ts'

const plan = emptyPlan('Main turf')
const read = (text: string, into = plan) =>
  readPastedTeams(text, into).map(({ line, team, problems }) =>
    team ? `${line} ${team.code} ${team.name} ${team.colour.name}` : `${line} ${problems.join(' ')}`,
  )

describe('T-23: teams out of a spreadsheet', () => {
  test.each<[string, string, string[]]>([
    ['tabs', 'Otters\tU9\tBlue\tWhite\tMei\t604-555-0100', ['1 U9 Otters Blue']],
    ['commas, and no more than a name and ages', 'Otters, u9', ['1 U9 Otters White']],
    ['merged ages', 'Otters;U8-9;red', ['1 U8/9 Otters Red']],
    ['titles in another order', 'Division\tTeam\nU9\tOtters', ['2 U9 Otters White']],
    ['an empty line', 'Otters,U9\n\n,,\nHerons,U9', ['1 U9 Otters White', '4 U9 Herons White']],
    ['no ages', 'Otters', ['1 Write the ages as U9 or U8/9, not “”.']],
    ['too old', 'Otters,U16', ['1 Write the ages as U9 or U8/9, not “U16”.']],
    ['ages the wrong way round', 'Otters,U9/8', ['1 Write the ages as U9 or U8/9, not “U9/8”.']],
    ['an unknown colour', 'Otters,U9,beige', ['1 We don’t know the colour “beige”.']],
    ['no phone', 'Otters,U9,red,,Mei,call me', ['1 “call me” isn’t a phone number.']],
    [
      'the same name twice',
      'Otters,U9\notters,U9',
      ['1 U9 Otters White', '2 U9 already has a team with this name.'],
    ],
    ['the same name at another age', 'Otters,U9\nOtters,U10', ['1 U9 Otters White', '2 U10 Otters White']],
  ])('%s', (_what, text, expected) => expect(read(text)).toEqual(expected))

  test('the club’s own names of colours, and those of teams of the plan, come before the usual ones', () => {
    const ours = [
      { colour: { name: 'Sky blue', hex: '#3D93D1' }, altColour: { name: 'Red', hex: '#C6362C' } },
      { colour: { name: 'Navy', hex: '#1D3461' }, altColour: null },
    ]
    const lines = readPastedTeams('Koi,U9,sky  BLUE,navy\nDrums,U9,red,white', plan, knownColours(ours))
    expect(lines.map(({ team }) => [team?.colour, team?.altColour])).toEqual([
      [
        { name: 'Sky blue', hex: '#3D93D1' },
        { name: 'Navy', hex: '#1D3461' },
      ],
      [
        { name: 'Red', hex: '#C6362C' },
        { name: 'White', hex: '#FFFFFF' },
      ],
    ])
  })

  test('one that the plan has already', () =>
    expect(read('Koi,U10', testPlan())).toEqual(['1 U10 already has a team with this name.']))

  test('what was read can be kept: divisions by the rules of play, names in any script', () => {
    const lines = readPastedTeams('錦鯉,U9\n龍,U9\nKoi,U10', plan)
    const grown = planFrom(
      addTeams(
        plan,
        lines.flatMap(({ team }) => team ?? []),
      ),
    )
    expect(grown.divisions.map(({ code, recordsResults }) => [code, recordsResults])).toEqual([
      ['U9', false],
      ['U10', false],
    ])
    expect(grown.teams.map(({ id, name }) => [id, name])).toEqual([
      ['team', '錦鯉'],
      ['team-2', '龍'],
      ['koi', 'Koi'],
    ])
  })
})

describe('changing the teams', () => {
  test('a team that goes takes the matches of its division with it, and everything that names it', () => {
    const full = drawn(testPlan())
    const without = removeTeam(full, 'koi')
    expect(without.teams.map(({ id }) => id)).not.toContain('koi')
    expect(without.matches).toEqual([])
    expect(() => planFrom(without)).not.toThrow()
  })

  test('two groups', () => {
    const split = planFrom(splitIntoGroups(testPlan(), 'u10', 2))
    expect(split.teams.map(({ id, groupId }) => `${id} ${groupId}`)).toEqual([
      'koi u10-a',
      'drums u10-b',
      'comets u10-a',
      'dumplings u10-b',
    ])
  })
})
