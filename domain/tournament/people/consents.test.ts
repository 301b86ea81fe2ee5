import { expect, test } from 'vitest'
import { matchConsents, type RosterChild } from './consents.ts'

const registered = (name: string, birthDate: string): RosterChild => ({ displayName: name, name, birthDate })
const byHand = (displayName: string): RosterChild => ({ displayName, name: null, birthDate: null })
const signed = (name: string, birthDate = '2017-05-31') => ({ name, birthDate })
const told = (roster: RosterChild[], forms: { name: string; birthDate: string }[]) =>
  matchConsents(roster, forms).map((one) => [one.child?.displayName ?? null, one.signed?.name ?? null])

test.each<[string, RosterChild[], { name: string; birthDate: string }[], unknown]>([
  [
    'by name and day of birth, whatever the spaces, capitals and accents',
    [registered('José Álvarez', '2017-05-31')],
    [signed(' jose  ALVAREZ ')],
    [['José Álvarez', ' jose  ALVAREZ ']],
  ],
  [
    'another day of birth is another child',
    [registered('Maya Lee', '2016-01-01')],
    [signed('Maya Lee')],
    [
      ['Maya Lee', null],
      [null, 'Maya Lee'],
    ],
  ],
  [
    'written in by hand: first name and initial',
    [byHand('Maya L.')],
    [signed('Maya Lee')],
    [['Maya L.', 'Maya Lee']],
  ],
  [
    'two children fit: the desk has to look',
    [byHand('Maya L.')],
    [signed('Maya Lee'), signed('Maya Lopez')],
    [
      ['Maya L.', null],
      [null, 'Maya Lee'],
      [null, 'Maya Lopez'],
    ],
  ],
  [
    'a form that fits a registered child is not left for another one',
    [byHand('Maya L.'), registered('Maya Lee', '2017-05-31')],
    [signed('Maya Lee')],
    [
      ['Maya L.', null],
      ['Maya Lee', 'Maya Lee'],
    ],
  ],
  [
    'signed twice is one child',
    [registered('Maya Lee', '2017-05-31')],
    [signed('Maya Lee'), signed('Maya Lee')],
    [['Maya Lee', 'Maya Lee']],
  ],
])('T-25: %s', (_what, roster, forms, expected) => expect(told(roster, forms)).toEqual(expected))

test('T-25: the newest form counts', () => {
  const forms = [
    { ...signed('Maya Lee'), reference: 'new' },
    { ...signed('Maya Lee'), reference: 'old' },
  ]
  expect(matchConsents([registered('Maya Lee', '2017-05-31')], forms)[0]?.signed?.reference).toBe('new')
})
