import type { FilePlan } from '@touchline/domain/translations/translation-file.ts'
import type { OtherLanguage } from '@touchline/domain/translations/translations.ts'
import { callRest } from '../../../data/rest.ts'
import { askReport } from '../../../desk/use-report.ts'

/** What a file would change, or has changed. */
export interface ReadPlan extends FilePlan {
  language: OtherLanguage
  /** Not translated, or marked as uncertain. */
  left: number
}

export const loadFile = (language: OtherLanguage) =>
  askReport<{ content: string }>('/translation-file', { language })

export const lookAtFile = (content: string) =>
  callRest<ReadPlan>('manage', 'post', '/translation-file-preview', { body: { content } })

export const bringInFile = (content: string, changes: number) =>
  callRest<ReadPlan>('manage', 'post', '/translation-file', { body: { content, changes } })
