import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { clubBirthYears, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { BirthYearPicker, bornIn } from '../../components/birth-year-picker.tsx'
import { pageMeta } from '../../page-meta.ts'
import { loadPrograms } from '../../registrations/load-programs.ts'
import { birthYears, ProgramOffers } from '../../registrations/program-offers.tsx'
import { siteContext } from '../../site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import * as texts from './programs/programs.texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ season, facts, payment }, programs] = await Promise.all([loadClub(context), loadPrograms(context)])
  return {
    programs,
    years: birthYears(programs, clubBirthYears(seasonYearOf(season.startDate), facts.ages)),
    born: bornIn(new URL(request.url).searchParams),
    whenToPay: whenToPay(payment),
    today: context.get(siteContext).today,
  }
}

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/programs',
  keywords: texts.keywords,
})

export default function Programs() {
  const { programs, years, born, whenToPay, today } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(whenToPay)}>
        <BirthYearPicker action="/programs" years={years} born={born} anyYear={texts.anyYear}>
          {texts.show}
        </BirthYearPicker>
      </PageHead>
      <div>
        <ProgramOffers programs={programs} today={today} born={born} />
      </div>
    </>
  )
}
