import { describe, expect, test } from 'vitest'
import { familyReference } from '../money/family-reference.ts'
import { type Guardian, type Match, receiversOf } from './receivers.ts'

const guardian = (id: string, values: Partial<Guardian> = {}): Guardian => ({
  id,
  email: `${id}@example.org`,
  firstName: 'Robin',
  lastName: 'Fraser',
  household: id,
  newsletter: false,
  familyEmails: null,
  createdAt: '2025-09-01T00:00:00.000Z',
  hasAddress: true,
  refusals: 0,
  familyNumber: 300,
  ...values,
})

const match = (userId: string, values: Partial<Match> = {}): Match => ({
  userId,
  child: null,
  program: null,
  dueCents: 0,
  kit: null,
  team: null,
  ...values,
})

const addresses = (...given: Parameters<typeof receiversOf>) =>
  receiversOf(...given).receivers.map(({ email }) => email)

describe('one email for each guardian of a household (N-2, N-12)', () => {
  const [mum, dad] = [
    guardian('mum', { household: 'h', createdAt: '2025-09-02T00:00:00.000Z' }),
    guardian('dad', { household: 'h', createdAt: '2025-09-01T00:00:00.000Z' }),
  ]
  test.each<[string, Guardian[], Match[], string[]]>([
    ['two children of one account', [mum], [match('mum'), match('mum')], ['mum@example.org']],
    [
      'accounts that are not linked',
      [guardian('a'), guardian('b')],
      [match('a'), match('b')],
      ['a@example.org', 'b@example.org'],
    ],
    [
      'linked, both with a child: the older account first',
      [mum, dad],
      [match('mum'), match('dad')],
      ['dad@example.org', 'mum@example.org'],
    ],
    [
      'linked, one with a child: that one first',
      [mum, dad],
      [match('mum')],
      ['mum@example.org', 'dad@example.org'],
    ],
    [
      'who has turned them off gives way',
      [{ ...mum, familyEmails: false }, dad],
      [match('mum')],
      ['dad@example.org'],
    ],
    [
      'whose address was stopped gives way',
      [{ ...mum, refusals: 3 }, dad],
      [match('mum')],
      ['dad@example.org'],
    ],
    ['who has none gives way', [{ ...mum, hasAddress: false }, dad], [match('mum')], ['dad@example.org']],
    [
      'two accounts of one address, whatever its letters',
      [guardian('a', { email: 'One@example.org' }), guardian('b', { email: 'one@example.org' })],
      [match('a'), match('b')],
      ['One@example.org'],
    ],
    ['a household that nothing was found for', [mum, dad, guardian('c')], [match('c')], ['c@example.org']],
    ['an account that is not there', [mum], [match('gone')], []],
  ])('%s', (_case, guardians, matches, expected) => {
    expect(addresses(guardians, matches, { purpose: 'NOTICE' })).toEqual(expected)
  })

  test.each<[string, Guardian, string]>([
    ['who was picked by hand gets it alone', mum, 'mum@example.org'],
    ['unless they cannot have it', { ...mum, refusals: 3 }, 'dad@example.org'],
  ])('%s', (_case, picked, expected) => {
    const wanted = { purpose: 'NOTICE', isPicked: true } as const
    expect(addresses([picked, dad], [match('mum')], wanted)).toEqual([expected])
  })
})

describe('it mentions only what made the household part of the group (N-3)', () => {
  test('children, programs and sums of all its accounts, each once, with the one reference of the family', () => {
    const guardians = [guardian('mum', { household: 'h' }), guardian('dad', { household: 'h' })]
    const { receivers } = receiversOf(
      guardians,
      [
        match('mum', { child: 'Maya', program: 'Fall', dueCents: 6_400 }),
        match('mum', { child: 'Leo', program: 'Fall', dueCents: 6_400 }),
        match('dad', { child: 'Maya', program: 'Fun day', dueCents: 0 }),
      ],
      { purpose: 'NOTICE' },
    )
    expect(receivers[0]?.values).toEqual({
      firstName: 'Robin',
      lastName: 'Fraser',
      children: 'Maya and Leo',
      program: 'Fall and Fun day',
      amountDue: '$128.00',
      reference: familyReference(300),
      kit: '',
      team: '',
    })
  })

  test('nothing owed, nothing said', () => {
    const [only] = receiversOf([guardian('a')], [match('a')], {
      purpose: 'NOTICE',
    }).receivers
    expect([only?.values.amountDue, only?.values.reference]).toEqual(['', ''])
  })

  test('a record that the first sign-in has made has no name yet (N-4)', () => {
    const made = guardian('a', { firstName: 'New', lastName: 'User' })
    const [only] = receiversOf([made], [match('a')], { purpose: 'NOTICE' }).receivers
    expect([only?.values.firstName, only?.values.lastName, only?.name]).toEqual(['', '', 'a@example.org'])
  })
})

describe('who gets no email', () => {
  test.each<[string, Partial<Guardian>, 'NOTICE' | 'NEWSLETTER', object | null]>([
    ['a notice, without a yes to the newsletter (N-5)', { newsletter: false }, 'NOTICE', null],
    ['a newsletter, with a yes', { newsletter: true }, 'NEWSLETTER', null],
    [
      'a newsletter, without one, or after unsubscribing (N-5, N-6)',
      { newsletter: false },
      'NEWSLETTER',
      {
        NO_CONSENT: 1,
      },
    ],
    ['two refusals (N-8)', { refusals: 2 }, 'NOTICE', null],
    ['three refusals (N-8)', { refusals: 3 }, 'NOTICE', { STOPPED: 1 }],
    ['four refusals (N-8)', { refusals: 4 }, 'NOTICE', { STOPPED: 1 }],
    ['no address', { hasAddress: false }, 'NOTICE', { NO_ADDRESS: 1 }],
  ])('%s', (_case, values, purpose, left) => {
    const { receivers, leftOut } = receiversOf([guardian('a', values)], [match('a')], { purpose })
    expect(receivers).toHaveLength(left ? 0 : 1)
    expect(leftOut).toEqual({ NO_ADDRESS: 0, STOPPED: 0, NO_CONSENT: 0, ...left })
  })

  test('of linked guardians, those get the newsletter who said yes (N-2, N-5)', () => {
    const household = [
      guardian('mum', { household: 'h', newsletter: false }),
      guardian('dad', { household: 'h', newsletter: true }),
    ]
    expect(addresses(household, [match('mum')], { purpose: 'NEWSLETTER' })).toEqual(['dad@example.org'])
  })
})

describe('in the language of each reader (Y-26)', () => {
  const [en, hant] = [guardian('en', { language: 'fr' }), guardian('hant', { language: 'zh-Hant' })]
  const matches = ['en', 'hant'].flatMap((id) => [
    match(id, { child: 'Maya', program: 'Juniors' }),
    match(id, { child: 'Leo', program: 'Camp' }),
  ])
  const valuesOf = (isIn: boolean) =>
    receiversOf([en, hant], matches, {
      purpose: 'NOTICE',
      isIn: (language) => language === 'en' || isIn,
      programIn: (language, name) => (language === 'zh-Hant' && name === 'Juniors' ? '少年班' : name),
    }).receivers.map(({ language, values: { children, program } }) => [language, children, program])

  test('lists and programs are in the language of the text', () => {
    expect(valuesOf(true)).toEqual([
      ['en', 'Maya and Leo', 'Juniors and Camp'],
      ['zh-Hant', 'Maya和Leo', '少年班和Camp'],
    ])
  })

  test('where the text is English, so are they, whatever the reader reads', () => {
    expect(valuesOf(false)).toEqual([
      ['en', 'Maya and Leo', 'Juniors and Camp'],
      ['zh-Hant', 'Maya and Leo', 'Juniors and Camp'],
    ])
  })
})
