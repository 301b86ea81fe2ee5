import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { useLocation, useNavigate } from 'react-router'
import { clubNow } from '../../club/club-now.ts'
import { useClubRules } from '../../club/use-club-rules.ts'
import type { Family, FamilyPlayer } from '../../family/family.ts'
import { useClub } from '../../family/use-club.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { currentPlayers } from '../../players/current-players.ts'
import { GroupName } from '../../players/group-name.tsx'
import { WithPlayer } from '../../players/with-player.tsx'
import { type OfferedProgram, openTo } from '../../registrations/offered-program.ts'
import { ChooseLink, ProgramCard } from '../../registrations/program-card.tsx'
import { fitRefusal, fittingPrograms } from '../../registrations/program-fit.ts'
import { ProgramOffers } from '../../registrations/program-offers.tsx'
import { TellMe } from '../../registrations/tell-me.tsx'
import { loginPath } from '../../session/return-to.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Choice, Choices } from '../../ui/form/choice.tsx'
import ui from '../../ui/ui.module.css'
import type { VisitorsHandle } from './layout.tsx'
import * as texts from './select-program.texts.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export const handle: VisitorsHandle = { forVisitors: SelectForVisitors }

export default function SelectProgram() {
  return (
    <WithFamily>
      {(family) => (
        <WithPlayer family={family}>
          {(player) => <SelectProgramScreen family={family} player={player} />}
        </WithPlayer>
      )}
    </WithFamily>
  )
}

function SelectProgramScreen({ family, player }: { family: Family; player: FamilyPlayer }) {
  const { payment, programs: offered } = useClub()
  const programs = openTo(family, offered)
  const { ages } = useClubRules()
  const today = clubNow().day
  const fitting = fittingPrograms(player, programs, today, ages)
  const others = programs.filter((program) => !fitting.includes(program))
  return (
    <div className={ui.page}>
      <div className={ui.section}>
        <h1>{texts.title}</h1>
        <PlayerSwitch family={family} player={player} />
      </div>
      {fitting.length === 0 && <NothingFits player={player} />}
      <ul className={`plain-list ${ui.cards} ${ui.two}`}>
        {fitting.map((program) => (
          <li key={program.id}>
            <ProgramCard
              program={program}
              player={player}
              family={family}
              programs={programs}
              today={today}
              whenToPay={whenToPay(payment)}
            >
              <ChooseLink program={program} to={`/guardian/programs/${program.id}/register/${player.id}`} />
            </ProgramCard>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className={ui.fold}>
          <summary>{mixed(texts.notFitting(others.length, player.firstName))}</summary>
          <ul className={ui.bullets}>
            {others.map((program) => (
              <li key={program.id}>
                <strong>{written(program.name)}</strong>
                {texts.colon}
                {mixed(fitRefusal(player, program, today, ages)?.message ?? texts.nothingYet)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The current child, with the others a tap away. */
function PlayerSwitch({ family, player }: { family: Family; player: FamilyPlayer }) {
  const navigate = useNavigate()
  const players = currentPlayers(family)
  return (
    <fieldset>
      <legend className="quiet">{texts.forWhom}</legend>
      <Choices>
        {players.map((one) => (
          <Choice
            key={one.id}
            type="radio"
            name="player"
            title={written(one.firstName)}
            checked={one.id === player.id}
            onChange={() =>
              navigate(`/programs/select/${one.id}`, { replace: true, preventScrollReset: true })
            }
          >
            <GroupName birthDate={one.birthDate} />
          </Choice>
        ))}
      </Choices>
      {players.length > 1 && <p className="quiet">{texts.siblings}</p>}
    </fieldset>
  )
}

function NothingFits({ player }: { player: FamilyPlayer }) {
  const { contact } = useClub()
  return (
    <EmptyState title={texts.nothingFits(player.firstName)} action={<TellMe />}>
      {mixed(texts.nothingFitsLead(player.firstName, contact.phone))}
    </EmptyState>
  )
}

/**
 * What is on offer, for visitors whose child we do not know yet. Signed-in families never see it, not even at first.
 */
function SelectForVisitors({ programs, today }: { programs: OfferedProgram[]; today: string }) {
  const { pathname } = useLocation()
  return (
    <div className={`visitors-only ${ui.page}`}>
      <div className={ui.section}>
        <h1>{texts.title}</h1>
        <p>{texts.signInFirst}</p>
        <div className={ui.actions}>
          <SiteLink className="button" to={loginPath(pathname)}>
            {texts.signIn}
          </SiteLink>
          <SiteLink className="button quiet-button" to="/signup">
            {texts.createAccount}
          </SiteLink>
        </div>
      </div>
      <ProgramOffers programs={programs} today={today} born={null} />
    </div>
  )
}
