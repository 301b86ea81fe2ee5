import { MODEL_NEEDS, settingNeed } from './permission-table.ts'
import type { Need } from './permissions.ts'
import type { TranslatedKind } from './translation-work.ts'

/** Who may change the English may translate it (Y-21). */
export const translationNeed = (kind: TranslatedKind): Need =>
  kind === 'program' ? MODEL_NEEDS.Program.write : settingNeed(kind)
