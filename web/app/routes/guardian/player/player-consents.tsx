import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import { dayName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { dayOfInstant } from '../../../club/day-words.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import type { FamilyConsent, FamilyPlayer } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { mixed } from '../../../languages/written.tsx'
import { type Agreed, ConsentBoxes } from '../../../registrations/consent-boxes.tsx'
import { currentAnswer, openConsents } from '../../../registrations/consent-standing.ts'
import { checked, notChecked } from '../../../registrations/steps.texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { giveConsents } from './give-consents.ts'
import { PhotoConsent } from './photo-consent.tsx'
import * as words from './player.texts.ts'

const GIVEN: readonly ConsentText[] = ['CONDUCT', 'RISK', 'CONCUSSION']

/** The consents given for this child, when and in which wording; and those to be read again. */
export function PlayerConsents({ player, userId }: { player: FamilyPlayer; userId: string }) {
  const { consents: texts } = useClub()
  const open = openConsents(player, texts)
  const given = GIVEN.map((text) => ({ text, answer: currentAnswer(player, text, texts) })).filter(
    ({ answer }) => answer?.agreed,
  )
  return (
    <section id="consents" className={ui.section} aria-labelledby="consents-title">
      <h2 id="consents-title">{words.consents}</h2>
      {given.length > 0 && (
        <ul className={`${ui.card} ${ui.bullets}`}>
          {given.map(({ text, answer }) => (
            <li key={text}>
              {mixed(words.agreed(texts[text].title, answer ? agreedWhen(answer) : ''))}{' '}
              <span className="quiet small">{words.version(answer?.textVersion ?? '')}</span>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && <OpenConsents key={open.join(' ')} open={open} player={player} userId={userId} />}
      <PhotoConsent player={player} userId={userId} />
    </section>
  )
}

const agreedWhen = ({ signedOn, createdAt }: FamilyConsent): string =>
  signedOn ? words.onPaper(dayName(signedOn)) : words.onDay(dayOfInstant(createdAt))

interface OpenConsentsProps {
  open: ConsentText[]
  player: FamilyPlayer
  userId: string
}

function OpenConsents({ open, player, userId }: OpenConsentsProps) {
  const { consents: texts, english, isTranslationChecked } = useClub()
  const [agreed, setAgreed] = useState<Agreed>({})
  const [isChecked, setChecked] = useState(false)
  const language = english ? LANGUAGE : 'en'
  const give = useChange((request) =>
    giveConsents(request, { userId, playerId: player.id, agreed, texts, language }),
  )
  const send = () => {
    setChecked(true)
    if (open.some((text) => !agreed[text])) return
    give.mutate(undefined, { onSuccess: () => notify(words.allSet(player.firstName)) })
  }
  return (
    <>
      <p>
        {mixed(
          player.registrations.length > 0
            ? words.pleaseAgree(player.firstName)
            : words.readNow(player.firstName),
        )}
        {english && (isTranslationChecked ? checked : notChecked)}
      </p>
      <ConsentBoxes
        texts={texts}
        english={english}
        shown={open}
        agreed={agreed}
        onChange={setAgreed}
        isChecked={isChecked}
      />
      {give.error && <FormMessage>{mixed(refusalWords(give.error))}</FormMessage>}
      <div className={ui.actions}>
        <Button disabled={give.isPending} onClick={send}>
          {give.isPending ? words.saving : words.iAgree}
        </Button>
      </div>
    </>
  )
}
