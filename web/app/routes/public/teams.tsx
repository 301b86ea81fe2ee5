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
import { PrintButton } from '../../ui/print-button.tsx'
import { Section } from '../../ui/section.tsx'
import paper from './teams/kit-sheet.module.css'
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

/** One more year on either side, so that children who are just too old or too young get an answer as well. */
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

/** A page of paper for crayons: only lines. */
function KitSheet() {
  return (
    <article className={paper.sheet}>
      <div className={`no-print ${paper.bar}`}>
        <PrintButton>{texts.print}</PrintButton>
        <SiteLink className="button quiet-button" to="/teams">
          {texts.back}
        </SiteLink>
      </div>
      <h1>{texts.myKit}</h1>
      <p className={paper.line}>
        <span>{texts.myName}</span>
        <span>{texts.myTeam}</span>
      </p>
      <svg className={paper.kit} viewBox="0 0 400 430" role="img" aria-label={texts.outline}>
        <path d="M140 20 80 42 36 122l48 28 24-34v154q92 16 184 0V116l24 34 48-28-44-80-60-22c-16 34-104 34-120 0z" />
        <path d="M140 20c16 34 104 34 120 0M43 109.300L92.400 138.100M357 109.300L307.600 138.100M108 200h184M108 236h184" />
        <circle cx="200" cy="150" r="30" />
        <path d="M104 300h140l10 110-58 10-22-60-22 60-58-10z" />
        <path d="M104 318h140M128 316l-8 92M220 316l8 92" />
        <path d="M286 300h26v70l30 22c10 12 0 24-14 20l-36-14c-6-4-6-8-6-14z" />
        <path d="M346 300h26v70l22 18c8 10 0 20-12 18l-28-10c-6-4-8-8-8-14z" />
        <path d="M286 314h26M286 326h26M346 314h26M346 326h26" />
      </svg>
      <p className={paper.hint}>{texts.yourKit}</p>
    </article>
  )
}
