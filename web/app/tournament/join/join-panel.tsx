import { isSignUpOpen } from '@touchline/domain/tournament/sign-up.ts'
import { isOver } from '@touchline/domain/tournament/tournament.ts'
import { AreaData, useData, useLive } from '../../area/area-data.tsx'
import { clubNow } from '../../club/club-now.ts'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { ListStates } from '../../ui/list-states.tsx'
import ui from '../../ui/ui.module.css'
import type { AskedTexts } from './asked-texts.ts'
import * as words from './join.texts.ts'
import { JoinForm } from './join-form.tsx'
import { JoinedChild } from './joined-child.tsx'
import { type JoinableTournament, loadJoinable } from './sign-up-data.ts'

interface JoinPanelProps {
  slug: string
  asked: AskedTexts
}

/** One's own children in a tournament: who has joined, who waits, and who can join. */
export const JoinPanel = ({ slug, asked }: JoinPanelProps) => (
  <AreaData>
    <WithFamily>{(family) => <OwnChildren slug={slug} asked={asked} family={family} />}</WithFamily>
  </AreaData>
)

function OwnChildren({ slug, asked, family }: JoinPanelProps & { family: Family }) {
  useLive(['Tournament', 'TournamentSignUp'])
  const loaded = useData(['joinable', slug], (request) => loadJoinable(request, slug))
  return (
    <ListStates loaded={loaded}>
      {(tournament) => tournament && <Joining tournament={tournament} asked={asked} family={family} />}
    </ListStates>
  )
}

interface JoiningProps {
  tournament: JoinableTournament
  asked: AskedTexts
  family: Family
}

function Joining({ tournament, asked, family }: JoiningProps) {
  const today = clubNow().day
  const inIt = tournament.signUps.filter(({ status }) => status !== 'LEFT')
  const signUpOf = (id: string) => inIt.find(({ playerId }) => playerId === id)
  const others = family.players.filter(({ id }) => !signUpOf(id))
  if (family.players.length === 0)
    return (
      <p>
        <SiteLink className="button" to="/guardian/add-player">
          {words.addFirstChild}
        </SiteLink>
      </p>
    )
  return (
    <div className={ui.cards}>
      {inIt.length > 0 && (
        <ul className={`plain-list ${ui.cards}`} aria-label={words.yourChildren}>
          {family.players.map((player) => {
            const signUp = signUpOf(player.id)
            return (
              signUp && (
                <JoinedChild
                  key={player.id}
                  player={player}
                  signUp={signUp}
                  tournament={tournament}
                  isOver={isOver(tournament, today)}
                />
              )
            )
          })}
        </ul>
      )}
      {others.length > 0 && isSignUpOpen(tournament, today) && (
        <JoinForm
          // A new key resets the form once children have joined.
          key={others.map(({ id }) => id).join(' ')}
          tournament={tournament}
          players={others}
          family={family}
          asked={asked}
        />
      )}
    </div>
  )
}
