import { clubBirthYears, seasonYearOf } from '@touchline/domain/age-group.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { BirthYearPicker, bornIn } from '../../components/birth-year-picker.tsx'
import { pageMeta } from '../../page-meta.ts'
import { loadPrograms } from '../../registration/load-programs.ts'
import { birthYears, ProgramOffers } from '../../registration/program-offers.tsx'
import { siteContext } from '../../site.ts'
import { PageHead } from '../../ui/page-head.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ season, facts, payment }, programs] = await Promise.all([loadClub(context), loadPrograms(context)])
  return {
    programs,
    years: birthYears(programs, clubBirthYears(seasonYearOf(season.startDate), facts.ages)),
    born: bornIn(new URL(request.url).searchParams),
    dueDays: payment.dueDays,
    today: context.get(siteContext).today,
  }
}

export const meta = pageMeta({
  title: 'Programs',
  description: 'Programs by age: days, prices and how many places are left.',
  path: '/programs',
  keywords: 'youth soccer programs, soccer registration Richmond, soccer fees Vancouver',
})

export default function Programs() {
  const { programs, years, born, dueDays, today } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Programs"
        lead={`Pick your player’s birth year, and see what’s on. You pay within ${dueDays} days after we confirm the place.`}
      >
        <BirthYearPicker action="/programs" years={years} born={born} anyYear="All ages">
          Show
        </BirthYearPicker>
      </PageHead>
      <div>
        <ProgramOffers programs={programs} today={today} born={born} />
      </div>
    </>
  )
}
