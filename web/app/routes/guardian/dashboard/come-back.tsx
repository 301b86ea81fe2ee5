import { seasonName } from '@touchline/domain/club/season-words.ts'
import { missingContacts } from '@touchline/domain/families/contacts.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import { dayFrom, listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { newId } from '../../../data/new-id.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed, written } from '../../../languages/written.tsx'
import { GroupName } from '../../../players/group-name.tsx'
import { priceOfJoining } from '../../../pricing/family-price.ts'
import { joiningOf } from '../../../registrations/chosen.ts'
import { type ComeBack, comeBacks, type ReturningChild } from '../../../registrations/come-back.ts'
import { openTo } from '../../../registrations/offered-program.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import ui from '../../../ui/ui.module.css'
import { useAtFirstTouch } from '../../../ui/use-at-first-touch.ts'
import * as words from './dashboard.texts.ts'

/** Loaded on the tap, since nobody needs the sending code and the club's texts before that. */
const loadDialog = () => import('./come-back-dialog.tsx')
const ComeBackDialog = later(async () => (await loadDialog()).ComeBackDialog, 'small')

/** For returning families: the next season like the last one, with a tap and a confirmation (S-16). */
export function ComeBackCards({ family }: { family: Family }) {
  const { ages } = useClubRules()
  const programs = openTo(family, useClub().programs)
  return comeBacks(family, programs, clubNow().day, ages).map((comeBack) => (
    <ComeBackCard key={comeBack.season.id} family={family} comeBack={comeBack} />
  ))
}

interface CardProps {
  family: Family
  comeBack: ComeBack
}

function ComeBackCard({ family, comeBack: { season, children } }: CardProps) {
  useAtFirstTouch(loadDialog)
  const { programs } = useClub()
  const today = clubNow().day
  const [isAsking, setAsking] = useState(false)
  // One id per child for as long as the card is shown, so that sending twice registers once.
  const [ids] = useState(() => new Map(family.players.map(({ id }) => [id, newId()])))
  const chosen = children.map((child) => ({ ...child, registrationId: ids.get(child.player.id) ?? newId() }))
  const joining = joiningOf(chosen, { leftOut: [], allOrNone: false }, today)
  const price = priceOfJoining(family, joining, programs, today)
  const names = listOf(
    children.map(({ player }) => player.firstName),
    'and',
  )
  const [first] = children
  const isReady = children.every(({ player, option }) => option && missingContacts(player).length === 0)
  const heading = `come-back-${season.id}`
  return (
    <section className={ui.card} aria-labelledby={heading}>
      <h2 id={heading}>{mixed(words.seasonIsOpen(seasonName(season)))}</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {chosen.map(({ player, program, option, registrationId }) => (
          <Coming
            key={player.id}
            player={player}
            program={program}
            option={option}
            cents={option && quoteOf(price.quote, registrationId).totalCents}
          />
        ))}
      </ul>
      <div className={ui.actions}>
        {isReady ? (
          <Button kind="main" onClick={() => setAsking(true)}>
            {mixed(words.registerAgain(names))}
          </Button>
        ) : (
          <SiteLink
            className="button"
            to={`/guardian/programs/${first?.program.id}/register/${first?.player.id}`}
          >
            {mixed(words.registerAgain(names))}
          </SiteLink>
        )}
        <SiteLink className="small-button" to={`/programs/select/${first?.player.id}`}>
          {words.somethingElse}
        </SiteLink>
      </div>
      {isAsking && (
        <ComeBackDialog
          title={words.seasonFor(seasonName(season), names)}
          family={family}
          joining={joining}
          price={price}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** A child, where and when they would play, and the price. */
const Coming = ({
  player,
  program,
  option,
  cents,
}: Omit<ReturningChild, 'options'> & { cents: number | null }) => (
  <li className={ui.sum}>
    <span>
      <strong>{written(player.firstName)}</strong>{' '}
      <GroupName birthDate={player.birthDate} on={program.startDate} />
      <br />
      <span className="quiet">
        {[option?.name ?? words.daysToChoose, whenOn(program, clubNow().day)].join(words.comma)}
      </span>
    </span>
    {cents !== null && <span>{formatCents(cents)}</span>}
  </li>
)

const whenOn = ({ startDate, endDate }: ReturningChild['program'], today: string) =>
  startDate > today ? words.from(dayFrom(today, startDate)) : words.onNow(dayFrom(today, endDate))
