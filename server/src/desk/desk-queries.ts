import { deskAttendance, deskFieldNotes } from '../field-day/desk-lists.ts'
import type { DeskQuery, DeskQueryName } from '../graphql/read/desk-query.ts'
import { deskCampaignFiles } from '../mail/campaigns/campaign-files.ts'
import { deskCampaign, deskCampaignReceivers, deskCampaigns } from '../mail/campaigns/campaign-queries.ts'
import { deskAudience, deskTeams } from '../mail/campaigns/desk-audience.ts'
import { deskCalls } from '../mail/outbox/calls.ts'
import { deskFailedEmails, deskPersonEmails } from '../mail/outbox/desk-emails.ts'
import { deskBankLines } from '../money/bank/bank-lines.ts'
import { deskBooks } from '../money/desk-books.ts'
import { deskCredits, deskDues, deskEntries } from '../money/desk-lists.ts'
import { deskRefunds } from '../money/desk-refunds.ts'
import { deskMoveIns } from '../moving-in/desk-move-ins.ts'
import {
  deskEventConsents,
  deskResults,
  deskThanks,
  deskTournamentPlayers,
} from '../tournament/desk-lists.ts'
import { deskTournament, deskTournaments } from '../tournament/desk-tournaments.ts'
import { deskSignUps } from '../tournament/sign-ups/desk-sign-ups.ts'
import { searchPeople } from '../users/people.ts'
import { deskPerson } from '../users/person.ts'
import { deskDuplicates } from '../users/possible-duplicates.ts'
import { deskNumbers } from './desk-numbers.ts'

const byName: Record<DeskQueryName, DeskQuery> = {
  deskNumbers,
  deskCampaigns,
  deskCampaign,
  deskCampaignReceivers,
  deskCampaignFiles,
  deskAudience,
  deskTeams,
  deskCalls,
  deskFailedEmails,
  deskBooks,
  deskDues,
  deskEntries,
  deskRefunds,
  deskCredits,
  deskBankLines,
  searchPeople,
  deskPerson,
  deskPersonEmails,
  deskDuplicates,
  deskMoveIns,
  deskFieldNotes,
  deskAttendance,
  deskTournaments,
  deskTournament,
  deskSignUps,
  deskEventConsents,
  deskThanks,
  deskResults,
  deskTournamentPlayers,
}

/** The desk's queries that do not read rows of a model; their types are in `sdl-desk.ts`. */
export const deskQueries: Readonly<Record<string, DeskQuery>> = byName
