import { MODEL_NEEDS, settingNeed } from '../identity/permission-table.ts'
import type { Need } from '../identity/permissions.ts'
import type { TranslatedKind } from './translation-work.ts'

/** Whoever may change the English may translate it (Y-21). */
export const translationNeed = (kind: TranslatedKind): Need =>
  kind === 'program' ? MODEL_NEEDS.Program.write : settingNeed(kind)
