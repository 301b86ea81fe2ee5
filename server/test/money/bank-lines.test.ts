import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { describe, expect, test } from 'vitest'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import { askFor, getRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo } from '../registering.ts'

const { server, desk } = await deskForFile('2025-10-20T17:00:00Z')

async function importFile(text: string | Uint8Array, layout?: object, who = desk) {
  const content = Buffer.from(text).toString('base64')
  const answer = await askFor(
    who,
    'mutation In($input: ImportStatementInput!) { it: importStatement(input: $input) { outcome } }',
    { input: { content, layout } },
  )
  return { error: answer.error, outcome: answer.it && JSON.parse(answer.it.outcome) }
}

interface Line {
  id: string
  cents: number
  text: string
  certainty: string | null
  reason: string | null
  userId: string | null
  entryId: string | null
}
const LINES = `query Lines($state: BankLineState) {
  it: deskBankLines(state: $state, limit: 1000) { total items { id cents text certainty reason userId entryId } }
}`
const PAGE =
  'query Page($from: Int) { it: deskBankLines(state: OPEN, limit: 3, from: $from) { items { id } } }'
const linesIn = async (state: string): Promise<Line[]> => (await askFor(desk, LINES, { state })).it.items
const lineOf = async (text: string, state = 'OPEN') =>
  (await linesIn(state)).find((line) => line.text.includes(text)) as Line

const decide = (input: object, who = desk) =>
  askFor(who, 'mutation Decide($input: DecideBankLineInput!) { it: decideBankLine(input: $input) { id } }', {
    input,
  })
const accept = (ids: string[], cents: number, who = desk) =>
  askFor(
    who,
    'mutation A($input: AcceptBankLinesInput!) { it: acceptBankLines(input: $input) { booked cents } }',
    {
      input: { ids, cents },
    },
  )

/** A family that owes 8000 for October and 8000 for November. */
async function givenDebts() {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  const { it } = await register(family.mum, await family.child('Maya'), fall.once, {
    months: ['2025-10', '2025-11'],
  })
  await moveTo(desk, it.id, 'APPROVED')
  const { number } = JSON.parse((await getRow(desk, 'User', family.user.id as string, 'ledger')).it.ledger)
  return { ...family, userId: family.user.id as string, reference: familyReference(number) }
}
const paymentsOf = async (userId: string) =>
  (await entriesOfFamily(server.sql, userId))
    .filter(({ kind }) => kind === 'PAYMENT')
    .map(({ cents }) => cents)

const csv = (...rows: [day: string, text: string, amount: string][]) =>
  ['Date,Description,Amount', ...rows.map((row) => row.map((cell) => `"${cell}"`).join(','))].join('\r\n')

describe('B-10: a file', () => {
  test('imported twice, in halves and as OFX keeps each line once; two alike are two', async () => {
    const rows: Parameters<typeof csv> = [
      ['2025-10-01', 'e-Transfer from ADA ONE', '80.00'],
      ['2025-10-01', 'e-Transfer from ADA ONE', '80.00'],
      ['2025-10-02', 'Interac e-Transfer BEA TWO', '1,064.00'],
    ]
    expect((await importFile(csv(rows[0] as never))).outcome).toMatchObject({ added: 1, known: 0 })
    expect((await importFile(csv(...rows))).outcome).toMatchObject({ added: 2, known: 1 })
    expect((await importFile(csv(...rows))).outcome).toMatchObject({ added: 0, known: 3 })
    const ofx = `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20251002120000<TRNAMT>1064.00<FITID>77<NAME>Interac e-Transfer BEA</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20251003<TRNAMT>5.00<FITID>78<NAME>Cleo<MEMO>a < b & c</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    expect((await importFile(ofx)).outcome).toMatchObject({ added: 1, known: 1, problems: [] })
    expect((await lineOf('Cleo')).text).toBe('Cleo a < b & c')
  })

  test('with names in an old encoding, and semicolons', async () => {
    const text = 'Date;Description;Amount\r\n2025-10-04;Virement de Zo\xeb C\xf4t\xe9;80,50\r\n'
    expect((await importFile(Buffer.from(text, 'latin1'))).outcome).toMatchObject({ added: 1 })
    expect(await lineOf('Zoë Côté')).toMatchObject({ cents: 8050 })
  })

  test('with an unknown layout is mapped once and known from then on; an unreadable row is named', async () => {
    const file = 'Wann,Was,Wieviel\n2025-10-05,Dora,80.00\n2025-10-05,Eli,abc\n'
    expect((await importFile(file)).outcome).toEqual({
      unknown: [
        ['Wann', 'Was', 'Wieviel'],
        ['2025-10-05', 'Dora', '80.00'],
        ['2025-10-05', 'Eli', 'abc'],
      ],
    })
    const layout = { skip: 1, day: 0, texts: [1], amount: 2, order: 'MDY' }
    expect((await importFile(file, layout)).outcome).toEqual({
      added: 1,
      known: 0,
      problems: [{ row: 3, why: 'The amount can’t be read.' }],
    })
    expect((await importFile(`${file}2025-10-06,Fay,1.00\n`)).outcome).toMatchObject({ added: 1, known: 1 })
  })

  test('is read page by page: every line is on exactly one page', async () => {
    const row = (n: number): [string, string, string] => ['2025-10-09', `e-Transfer PAGE ${n}`, '1.00']
    await importFile(csv(row(1), row(2), row(3), row(4), row(5)))
    const all = await linesIn('OPEN')
    const page = async (from: number): Promise<string[]> =>
      (await askFor(desk, PAGE, { from })).it.items.map(({ id }: Line) => id)
    const froms = Array.from({ length: Math.ceil(all.length / 3) }, (_, n) => n * 3)
    expect((await Promise.all(froms.map(page))).flat()).toEqual(all.map(({ id }) => id))
  })

  test('that two treasurers upload at once is kept once', async () => {
    const file = csv(
      ['2025-10-07', 'e-Transfer from GUS', '80.00'],
      ['2025-10-07', 'e-Transfer from GUS', '80.00'],
    )
    await Promise.all([importFile(file), importFile(file), importFile(file)])
    expect((await linesIn('OPEN')).filter(({ text }) => text.includes('GUS'))).toHaveLength(2)
  })

  test('is for the desk only', async () => {
    const { mum } = await givenMum(desk)
    expect((await importFile(csv(['2025-10-01', 'x', '1.00']), undefined, mum)).error?.errorType).toBe(
      'Unauthorized',
    )
    expect((await accept(['x'], 1, mum)).error?.errorType).toBe('Unauthorized')
    expect((await decide({ id: 'x', note: 'y' }, mum)).error?.errorType).toBe('Unauthorized')
  })
})

describe('B-11: lines', () => {
  test('that are certain are booked together, but not one with nothing open; each can be undone', async () => {
    const [ada, bea] = [await givenDebts(), await givenDebts()]
    await importFile(
      csv(
        ['2025-10-10', `e-Transfer KIM ${ada.reference.toLowerCase()}`, '160.00'],
        ['2025-10-11', `e-Transfer KIM (${ada.reference.replace('-', ' ')})`, '160.00'],
        ['2025-10-10', `e-Transfer LOU ${bea.reference}`, '80.00'],
        ['2025-10-10', `e-Transfer LOU ${bea.reference}`, '12.34'],
      ),
    )
    const open = (await linesIn('OPEN')).filter(({ text }) => /KIM|LOU/.test(text))
    expect(open.map(({ certainty, userId }) => [certainty, userId])).toEqual([
      ['CERTAIN', ada.userId],
      ['LIKELY', bea.userId],
      ['CERTAIN', bea.userId],
      ['CERTAIN', ada.userId],
    ])
    const certain = open.filter(({ certainty }) => certainty === 'CERTAIN')
    const ids = certain.map(({ id }) => id)
    expect((await accept(ids, 1)).error?.errorInfo?.code).toBe('OTHER_SUM')
    const sum = certain.reduce((all, { cents }) => all + cents, 0)
    // Two treasurers at once: the second one finds nothing to book.
    const answers = await Promise.all([accept(ids, sum), accept(ids, sum)])
    expect(answers.map(({ it }) => it?.booked ?? 0).sort()).toEqual([0, 2])
    expect(await paymentsOf(ada.userId)).toEqual([16000])
    expect(await paymentsOf(bea.userId)).toEqual([8000])
    const booked = await lineOf('LOU', 'BOOKED')
    await askFor(desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
      input: {
        id: 'undo of a line',
        userId: bea.userId,
        kind: 'REVERSAL',
        reversesId: booked.entryId,
        day: '2025-10-20',
        note: 'the wrong line',
      },
    })
    expect((await linesIn('OPEN')).find(({ id }) => id === booked.id)?.certainty).toBe('CERTAIN')
  })

  test('from a known payer, or with a guardian’s name, are likely if the amount fits', async () => {
    const { userId } = await givenDebts()
    await importFile(
      csv(
        ['2025-10-12', 'e-Transfer NOOR HADDAD 11', '80.00'],
        ['2025-10-13', 'e-Transfer NOOR HADDAD 12', '80.00'],
      ),
    )
    const [second, first] = (await linesIn('OPEN')).filter(({ text }) => text.includes('NOOR')) as [
      Line,
      Line,
    ]
    expect(first.certainty).toBe('UNDECIDED')
    await decide({ id: first.id, userId })
    expect(await lineOf('NOOR')).toMatchObject({ id: second.id, certainty: 'LIKELY', userId })
  })

  test('one line that two treasurers book on two families at once is booked on one', async () => {
    const [ada, bea] = [await givenDebts(), await givenDebts()]
    await importFile(csv(['2025-10-14', 'Deposit PAT', '80.00']))
    const { id } = await lineOf('PAT')
    const answers = await Promise.all([
      decide({ id, userId: ada.userId }),
      decide({ id, userId: bea.userId }),
    ])
    expect(answers.map(({ error }) => error?.errorInfo?.code).filter(Boolean)).toEqual(['ALREADY_DECIDED'])
    expect([...(await paymentsOf(ada.userId)), ...(await paymentsOf(bea.userId))]).toEqual([8000])
  })

  test('that belong to nobody are set aside with a reason, and opened again', async () => {
    await importFile(
      csv(['2025-10-15', 'Grant of the city', '500.00'], ['2025-10-15', 'Monthly fee', '-6.00']),
    )
    const { id } = await lineOf('Grant')
    await decide({ id, note: 'A grant' })
    expect((await lineOf('Grant', 'SET_ASIDE')).id).toBe(id)
    await decide({ id })
    expect((await lineOf('Grant')).id).toBe(id)
    const fee = await lineOf('Monthly fee')
    const { userId } = await givenDebts()
    expect((await decide({ id: fee.id, userId })).error?.errorInfo?.code).toBe('WENT_OUT')
  })
})
