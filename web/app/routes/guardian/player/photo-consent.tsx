import { useChange } from '../../../area/area-data.tsx'
import { refusalWords } from '../../../data/refusal-words.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { written } from '../../../languages/written.tsx'
import { EnglishText } from '../../../registrations/consent-boxes.tsx'
import { betweenStatements, checked, notChecked, readText } from '../../../registrations/steps.texts.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { giveConsents } from './give-consents.ts'
import * as words from './player.texts.ts'

/** Opt-in, and as easy to withdraw as to give. */
export function PhotoConsent({ player, userId }: { player: FamilyPlayer; userId: string }) {
  const { consents: texts, english, isTranslationChecked } = useClub()
  const change = useChange(async (request, isYes: boolean) => {
    const language = english ? LANGUAGE : 'en'
    await giveConsents(request, { userId, playerId: player.id, agreed: { PHOTOS: isYes }, texts, language })
    await updateRow(request, 'Player', { id: player.id, _version: player._version, photoConsent: isYes })
  })
  const answer = (isYes: boolean) =>
    change.mutate(isYes, {
      onSuccess: () => notify(isYes ? words.picturesAreFine : words.noPictures),
      onError: (error) => notify(refusalWords(error)),
    })
  return (
    <>
      <Choice
        type="checkbox"
        title={written(texts.PHOTOS.title)}
        disabled={change.isPending}
        checked={change.isPending ? change.variables : player.photoConsent === true}
        onChange={(event) => answer(event.currentTarget.checked)}
      >
        {written([...texts.PHOTOS.statements, texts.PHOTOS.text.at(-1)].join(betweenStatements))}
      </Choice>
      {english && (
        <details className={ui.fold}>
          <summary>{readText}</summary>
          <p>{isTranslationChecked ? checked : notChecked}</p>
          <EnglishText {...english.PHOTOS} />
        </details>
      )}
    </>
  )
}
