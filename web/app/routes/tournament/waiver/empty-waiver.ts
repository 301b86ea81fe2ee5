import type { FunDayWaiver, WaiverChild } from '@touchline/domain/waivers/fun-day-waiver.ts'

export const EMPTY_CHILD: WaiverChild = { name: '', birthDate: '', healthNotes: '' }

export const emptyWaiver = (statements: number): FunDayWaiver => ({
  children: [EMPTY_CHILD],
  guardianName: '',
  relation: '',
  email: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
  agreed: Array<boolean>(statements).fill(false),
  photos: '',
  signature: '',
})
