import { expect, test } from 'vitest'
import { makeBankClub } from '../../../bench/bank-club.ts'
import { bankFile } from '../../../bench/bank-file.ts'
import { acceptCertain, askDesk, importInParts, judge, linesOf } from '../../../bench/bank-treasurer.ts'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import { serverForTest } from '../running-server.ts'
import { signToken } from '../tokens.ts'

/** The short form of `npm run bench -- bank`. */
test('B-10, B-11: a file in halves, overlapping and twice is stored once, and nothing certain is wrong', async () => {
  const { url, sql } = await serverForTest({ now: () => new Date('2025-11-25T17:00:00Z') })
  const families = await makeBankClub(sql, 60)
  const ask = askDesk(url, await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] }))
  const file = bankFile(families, 100)
  const added = Object.values(await importInParts(ask, file))
  expect(added.slice(0, 3).reduce((sum, count) => sum + count, 0)).toBe(100)
  expect(added.slice(3)).toEqual([0, 0])

  const kept = await linesOf(ask, 'OPEN')
  const inOrder = (lines: { day: string; cents: number; text: string }[]) =>
    lines.map(({ day, cents, text }) => `${day} ${cents} ${text}`).toSorted()
  expect(inOrder(kept)).toEqual(inOrder(file))
  const { wrongCertain, certain } = judge(kept, file)
  expect(wrongCertain).toEqual([])
  expect(certain).toBeGreaterThanOrEqual(50)

  await acceptCertain(ask)
  const booked = await linesOf(ask, 'BOOKED')
  expect(booked.length).toBeGreaterThan(0)
  expect(
    judge(
      booked.map((line) => ({ ...line, certainty: 'CERTAIN' })),
      file,
    ).wrongCertain,
  ).toEqual([])
  for (const { userId, monthCents } of families) {
    const paid = (await entriesOfFamily(sql, userId)).filter(({ kind }) => kind === 'PAYMENT')
    const sum = paid.reduce((all, { cents }) => all + cents, 0)
    expect(sum).toBeLessThanOrEqual(monthCents.reduce((all, cents) => all + cents, 0))
  }
})
