import { expect, test } from 'vitest'
import { makeOpeningClub, readTaken } from '../../bench/opening-club.ts'
import { openingNight } from '../../bench/opening-night.ts'
import { serverWithPages } from './site/small-site.ts'

/** The short form of `npm run soak`: what must be true on any machine, without timing. */
test('forty families come for fifteen places within two seconds: no error, every place given once', async () => {
  const { url, sql } = await serverWithPages()
  const families = await makeOpeningClub(sql, 40, 15)
  const { evenings, errors } = await openingNight(url, families, 2)
  expect(errors).toEqual([])
  const told = (status: string) => evenings.filter((evening) => evening.status === status).length
  expect({ places: told('PENDING'), waiting: told('WAITLISTED') }).toEqual({ places: 15, waiting: 25 })
  expect(await readTaken(sql)).toEqual({ places: 15, waiting: 25, doubled: 0, emails: 40 })
})
