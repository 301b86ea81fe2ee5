import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { createConsent } from '../../../data/consents.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { WithFamily } from '../../../family/with-family.tsx'
import { LANGUAGE } from '../../../languages/language.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { langOf, mixed } from '../../../languages/written.tsx'
import { EnglishText } from '../../../registrations/consent-boxes.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import ui from '../../../ui/ui.module.css'
import { accountProblem } from '../account-problem.ts'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

interface PhotoConsentProps {
  text: ConsentTexts['PHOTOS']
  /** The binding English text, if `text` is a translation (Y-5). */
  english: ConsentTexts['PHOTOS'] | null
}

/** One yes or no for each child, which can be changed at any time. */
export function PhotoConsent({ text, english }: PhotoConsentProps) {
  const { isImpersonating } = useSession()
  return (
    <SectionCard title={texts.photos}>
      {text.text.map((paragraph) => (
        <p key={paragraph} className="small" lang={langOf(paragraph)}>
          {paragraph}
        </p>
      ))}
      {english && (
        <details className={ui.fold}>
          <summary>{texts.inEnglish}</summary>
          <EnglishText {...english} />
        </details>
      )}
      {isImpersonating && <p>{texts.onlyParent}</p>}
      <WithFamily>
        {({ userId, players }) =>
          players.length === 0 ? (
            <p>
              {texts.noPlayers}
              <SiteLink to="/guardian/add-player">{texts.addFirst}</SiteLink>
            </p>
          ) : (
            <div>
              {players.map((player) => (
                <PlayerConsent
                  key={player.id}
                  userId={userId}
                  player={player}
                  version={text.version}
                  language={english ? LANGUAGE : 'en'}
                />
              ))}
            </div>
          )
        }
      </WithFamily>
    </SectionCard>
  )
}

interface PlayerConsentProps {
  userId: string
  player: FamilyPlayer
  version: string
  /** The language it is read in (Y-6). */
  language: Language
}

function PlayerConsent({ userId, player, version, language }: PlayerConsentProps) {
  const { isImpersonating } = useSession()
  const [outcome, setOutcome] = useState('')
  /** Holds the tapped value until the answer arrives, so that the box does not jump back in between. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = useChange(async (request, agreed: boolean) => {
    const about = { userId, playerId: player.id, text: 'PHOTOS' as const, textVersion: version, agreed }
    await createConsent(request, { ...about, language })
    await updateRow(request, 'Player', { id: player.id, _version: player._version, photoConsent: agreed })
  })
  const choose = async (agreed: boolean) => {
    setOutcome('')
    setWanted(agreed)
    try {
      await change.mutateAsync(agreed)
      setOutcome(agreed ? texts.picturesAreFine : texts.noPictures)
    } catch (error) {
      setOutcome(accountProblem(error).message)
    } finally {
      setWanted(null)
    }
  }
  return (
    <>
      <Checkbox
        label={mixed(texts.picturesOf(player.firstName))}
        checked={wanted ?? player.photoConsent === true}
        disabled={isImpersonating || wanted !== null}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <p className="small" role="status">
        {outcome}
      </p>
    </>
  )
}
