import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer } from '@touchline/domain/registrations/waiting-list.ts'
import { isLeavingFree } from '@touchline/domain/tournament/sign-up.ts'
import { useState } from 'react'
import { clubNow, currentInstant } from '../../club/club-now.ts'
import { momentName } from '../../club/day-words.ts'
import { refusalWords } from '../../data/refusal-words.ts'
import type { FamilyPlayer } from '../../family/family.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import ui from '../../ui/ui.module.css'
import * as words from './join.texts.ts'
import { type JoinableTournament, type SignUp, useChangeSignUp } from './sign-up-data.ts'

interface JoinedChildProps {
  player: Pick<FamilyPlayer, 'firstName'>
  signUp: SignUp
  tournament: JoinableTournament
  isOver: boolean
}

/** A child who has joined, waits, or has been offered a place, with the possible actions. */
export function JoinedChild({ player: { firstName }, signUp, tournament, isOver }: JoinedChildProps) {
  const [isLeaving, setLeaving] = useState(false)
  const change = useChangeSignUp(signUp)
  const isOffered = signUp.status === 'WAITLISTED' && hasOpenOffer(signUp, currentInstant().toISOString())
  return (
    <li className={ui.card}>
      <p>
        <strong>{written(firstName)}</strong> {stateWords(signUp, isOffered)}
      </p>
      {signUp.wish && <p className="quiet">{mixed(words.wish(signUp.wish))}</p>}
      {signUp.status === 'JOINED' && signUp.feeCents > 0 && (
        <p>
          <SiteLink to="/guardian/payments">{words.onAccount(formatCents(signUp.feeCents))}</SiteLink>
        </p>
      )}
      {change.error && !isLeaving && <FormMessage>{mixed(refusalWords(change.error))}</FormMessage>}
      {!isOver && (
        <div className={ui.actions}>
          {isOffered && (
            <>
              <Button isBusy={change.isPending} onClick={() => change.mutate('ACCEPT')}>
                {signUp.feeCents > 0 ? words.takePlaceFor(formatCents(signUp.feeCents)) : words.takePlace}
              </Button>
              <Button kind="quiet" isBusy={change.isPending} onClick={() => change.mutate('DECLINE')}>
                {words.pass}
              </Button>
            </>
          )}
          <Button kind="small" isBusy={change.isPending} onClick={() => setLeaving(true)}>
            {signUp.status === 'JOINED' ? mixed(words.takeChildOut(firstName)) : words.leaveWaitingList}
          </Button>
        </div>
      )}
      {isLeaving && (
        <ConfirmDialog
          title={words.takeOutOf(firstName, tournament.name)}
          confirm={words.takeOut}
          busy={words.takingOut}
          keep={words.stayIn}
          isHarmful
          onConfirm={() => change.mutateAsync('LEAVE')}
          onClose={() => setLeaving(false)}
        >
          <p>{leavingWords(signUp, tournament)}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function stateWords({ status, waitlistPosition, offerExpiresAt }: SignUp, isOffered: boolean): string {
  if (status === 'JOINED') return words.isIn
  if (isOffered && offerExpiresAt) return words.isOffered(momentName(offerExpiresAt))
  return words.isWaiting(waitlistPosition ?? 0)
}

function leavingWords({ status, feeCents }: SignUp, tournament: JoinableTournament): string {
  if (status !== 'JOINED' || feeCents === 0) return words.nothingToPay
  return isLeavingFree(tournament, clubNow().day)
    ? words.comesOff(formatCents(feeCents))
    : words.staysDue(formatCents(feeCents))
}
