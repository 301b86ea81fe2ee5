import { ageGroupLabel, clubBirthYears, seasonYearOf } from '@touchline/domain/age-group.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { BirthYearPicker, bornIn } from '../../components/birth-year-picker.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { KitSheet } from './teams/kit-sheet.tsx'
import { nextMatchOf } from './teams/next-match-of.ts'
import { PickedYear } from './teams/picked-year.tsx'
import { TeamCard } from './teams/team-card.tsx'
import styles from './teams/teams.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { teams, matches, season, facts } = await loadClub(context)
  const { today } = context.get(siteContext)
  const query = new URL(request.url).searchParams
  const seasonYear = seasonYearOf(season.startDate)
  const born = bornIn(query)
  return {
    isSheet: query.get('sheet') === 'kit',
    born,
    label: born === null ? null : ageGroupLabel(born, seasonYear, facts.ages),
    years: yearsOf(clubBirthYears(seasonYear, facts.ages)),
    ages: facts.ages,
    seasonName: season.name,
    teams: teams.map((team) => ({ ...team, next: nextMatchOf(team, matches, today) })),
  }
}

/** One more on either side, for those who are just too old or too young: they get an answer as well. */
const yearsOf = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 3 }, (_, n) => max + 1 - n)

export const meta = pageMeta({
  title: 'Teams and colours',
  description:
    'Pick your player’s birth year and see the age group, the team colour, the coach and how they play.',
  path: '/teams',
  keywords: 'soccer teams by birth year, team colours, U6 to U15',
})

export default function Teams() {
  const { isSheet, born, label, years, ages, teams, seasonName } = useLoaderData<typeof loader>()
  if (isSheet) return <KitSheet />
  return (
    <>
      <PageHead
        eyebrow={`${seasonName}, U6 to U15`}
        title="Find your colour"
        lead="Teams go by birth year. Pick your player’s, and meet the team."
      >
        <BirthYearPicker action="/teams" years={years} born={born}>
          Show the team
        </BirthYearPicker>
      </PageHead>
      <div>
        {born !== null && <PickedYear born={born} label={label} ages={ages} teams={teams} />}
        <Section
          id="teams"
          title={born === null ? 'Our teams' : 'All teams'}
          lead={`Same field, same weekend, ${teams.length} colours.`}
        >
          <ul className={`plain-list ${styles.teams}`}>
            {teams.map((team) => (
              <li key={team.id} id={team.id}>
                <TeamCard team={team} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="kit-sheet" title="Colour your own kit">
          <div className={styles.sheet}>
            <p>A page to print, a shirt to colour, a name to write. Bring it to training.</p>
            <Link className="button" to="/teams?sheet=kit">
              Open the sheet to print
            </Link>
          </div>
        </Section>
      </div>
    </>
  )
}
