import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { notify } from '../../../ui/toast.tsx'
import { giveConsents } from './give-consents.ts'

/** Opt-in, and taken back as easily as given. */
export function PhotoConsent({ player, userId }: { player: FamilyPlayer; userId: string }) {
  const { consents: texts } = useClub()
  const change = useChange(async (request, isYes: boolean) => {
    await giveConsents(request, { userId, playerId: player.id, agreed: { PHOTOS: isYes }, texts })
    await updateRow(request, 'Player', { id: player.id, _version: player._version, photoConsent: isYes })
  })
  const answer = (isYes: boolean) =>
    change.mutate(isYes, {
      onSuccess: () => notify(isYes ? 'Thank you. Pictures are fine.' : 'Noted: no pictures.'),
      onError: (error) => notify(plainProblem(error)),
    })
  return (
    <Choice
      type="checkbox"
      title={texts.PHOTOS.title}
      disabled={change.isPending}
      checked={change.isPending ? change.variables : player.photoConsent === true}
      onChange={(event) => answer(event.currentTarget.checked)}
    >
      {texts.PHOTOS.statements.join(' ')} {texts.PHOTOS.text.at(-1)}
    </Choice>
  )
}
