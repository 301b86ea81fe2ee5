import { seasonName } from '@touchline/domain/club/season-words.ts'
import { ageGroupLabel, clubBirthYears, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { nextMatchOf } from '../../club/next-matches.ts'
import { BirthYearPicker, bornIn } from '../../components/birth-year-picker.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { KitSheet } from './teams/kit-sheet.tsx'
import { PickedYear } from './teams/picked-year.tsx'
import { TeamCard } from './teams/team-card.tsx'
import styles from './teams/teams.module.css'
import * as texts from './teams/teams.texts.ts'

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
    season: seasonName(season),
    teams: teams.map((team) => ({ ...team, next: nextMatchOf(team, matches, today) })),
  }
}

/** One more on either side, for those who are just too old or too young: they get an answer as well. */
const yearsOf = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 3 }, (_, n) => max + 1 - n)

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/teams',
  keywords: texts.keywords,
})

export default function Teams() {
  const { isSheet, born, label, years, ages, teams, season } = useLoaderData<typeof loader>()
  if (isSheet) return <KitSheet />
  return (
    <>
      <PageHead eyebrow={written(texts.eyebrow(season))} title={texts.headline} lead={texts.lead}>
        <BirthYearPicker action="/teams" years={years} born={born}>
          {texts.show}
        </BirthYearPicker>
      </PageHead>
      <div>
        {born !== null && <PickedYear born={born} label={label} ages={ages} teams={teams} />}
        <Section
          id="teams"
          title={born === null ? texts.ourTeams : texts.allTeams}
          lead={texts.teamsLead(teams.length)}
        >
          <ul className={`plain-list ${styles.teams}`}>
            {teams.map((team) => (
              <li key={team.id} id={team.id}>
                <TeamCard team={team} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="kit-sheet" title={texts.colourKit}>
          <div className={styles.sheet}>
            <p>{texts.colourKitLead}</p>
            <SiteLink className="button" to="/teams?sheet=kit">
              {texts.openSheet}
            </SiteLink>
          </div>
        </Section>
      </div>
    </>
  )
}
