import { openPool } from '../server/src/postgres/pool.ts'
import { makeBankClub } from './bank-club.ts'
import { bankFile } from './bank-file.ts'
import { acceptCertain, askDesk, importInParts, judge, linesOf } from './bank-treasurer.ts'
import { withClubs } from './clubs.ts'
import { startBoth } from './start-both.ts'
import { atLeast, atMost } from './summary.ts'

const FAMILIES = 300
const LINES = 500

/** A bank file against a club: what is found, that nothing certain is wrong, and that no line counts twice. */
export const printBankTable = () =>
  withClubs(async (clubOf) => {
    const databaseUrl = await clubOf(0)
    const sql = openPool(databaseUrl, 2)
    const families = await makeBankClub(sql, FAMILIES)
    await sql.end()
    const { touchline, sign, stop } = await startBoth(databaseUrl)
    try {
      const ask = askDesk(touchline.url, await sign('desk@example.org', ['pmfcadmin']))
      const file = bankFile(families, LINES)
      const startedAt = performance.now()
      const added = await importInParts(ask, file)
      const lines = await linesOf(ask, 'OPEN')
      const { wrongCertain, wrongLikely, ...found } = judge(lines, file)
      const { booked } = await acceptCertain(ask)
      const wrongBooked = judge(
        (await linesOf(ask, 'BOOKED')).map((line) => ({ ...line, certainty: 'CERTAIN' })),
        file,
      ).wrongCertain
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      const share = (count: number) => `${count} (${((100 * count) / LINES).toFixed(1)} %)`
      console.log(`\n${LINES} lines of a bank against ${FAMILIES} families, in ${seconds} s`)
      console.table({
        ...Object.fromEntries(
          Object.entries(added).map(([part, count]) => [`new in ${part}`, { lines: count }]),
        ),
        kept: { lines: lines.length, bar: LINES },
        certain: { lines: share(found.certain) },
        likely: { lines: share(found.likely) },
        'to be decided': { lines: share(found.undecided) },
        'certain, and wrong': { lines: wrongCertain.length, bar: 0 },
        'likely, and wrong': { lines: wrongLikely.length },
        'booked with one click': { lines: booked },
        'booked, and wrong': { lines: wrongBooked.length, bar: 0 },
      })
      for (const text of [...wrongCertain, ...wrongBooked, ...wrongLikely].slice(0, 5)) console.error(text)
      const wrong = wrongCertain.length + wrongBooked.length
      if (lines.length !== LINES || wrong > 0) process.exitCode = 1
      return [
        atLeast('lines of the bank that are kept', lines.length, LINES),
        atMost('lines of the bank that are certain or booked, and wrong', wrong, 0),
      ]
    } finally {
      await stop()
    }
  })
