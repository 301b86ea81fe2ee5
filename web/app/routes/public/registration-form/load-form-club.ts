import type { LoaderFunctionArgs } from 'react-router'
import { loadClub } from '../../../club/load-club.ts'
import { loadPrograms } from '../../../registration/load-programs.ts'
import { siteContext } from '../../../site.ts'

/** What the form says of the club, and what it can be filled in for. */
export async function loadFormClub({ context }: LoaderFunctionArgs) {
  const [{ consents, contact, field, facts, season, payment }, programs] = await Promise.all([
    loadClub(context),
    loadPrograms(context),
  ])
  return { consents, contact, field, facts, season, payment, programs, today: context.get(siteContext).today }
}
