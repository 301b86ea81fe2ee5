import * as agendaEn from '@touchline/domain/club/agenda.texts.ts'
import * as agendaHans from '@touchline/domain/club/agenda.texts.zh-Hans.ts'
import * as agendaHant from '@touchline/domain/club/agenda.texts.zh-Hant.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as en from './calendar.texts.ts'
import * as hans from './calendar.texts.zh-Hans.ts'
import * as hant from './calendar.texts.zh-Hant.ts'

export const calendarTexts = inEveryLanguage(en, hans, hant)
export const agendaTexts = inEveryLanguage(agendaEn, agendaHans, agendaHant)
