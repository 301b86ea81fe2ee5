import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as enEdit from '@touchline/domain/players/edited-child.texts.ts'
import * as hansEdit from '@touchline/domain/players/edited-child.texts.zh-Hans.ts'
import * as hantEdit from '@touchline/domain/players/edited-child.texts.zh-Hant.ts'
import { changesInWords, type Edit, whatFollows } from '@touchline/domain/players/edited-child.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as en from './changed-email.texts.ts'
import * as hans from './changed-email.texts.zh-Hans.ts'
import * as hant from './changed-email.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const editTextsIn = inEveryLanguage(enEdit, hansEdit, hantEdit)

/** What the desk has corrected about a child, and the consequences (E-20). */
export const childChanged =
  (id: string, edit: Edit): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    const { before, after, programs } = edit
    const words = { ...wordsIn(language), texts: editTextsIn(language) }
    const followings = whatFollows(edit, words)
    return {
      subject: texts.subject(after.firstName),
      paragraphs: [
        changesInWords(before, after, words).join('\n'),
        ...(followings.length > 0 ? [followings.join('\n')] : []),
        texts.notRight,
      ],
      action: { label: texts.see(after.firstName), path: `/guardian/player/${id}` },
      english: programs.map(({ name }) => name),
    }
  }
