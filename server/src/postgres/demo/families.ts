import type { DemoFamily } from './demo-family.ts'

const SAT = ['SAT']
const SUN = ['SUN']
const BOTH = ['SAT', 'SUN']

/** Invented families. Every status of a registration and of a kit order occurs. */
export const demoFamilies: DemoFamily[] = [
  {
    email: 'parent@example.org',
    firstName: 'Priya',
    lastName: 'Sandhu',
    phone: '604-555-0101',
    players: [
      {
        firstName: 'Maya',
        birthDate: '2017-05-31',
        shirtSize: 'YS',
        plan: { days: SAT, status: 'ACTIVE' },
        kit: { item: 'FULL_KIT', size: 'YS/S', quantity: 1, status: 'READY' },
      },
      {
        firstName: 'Arjun',
        birthDate: '2014-02-11',
        shirtSize: 'YL',
        plan: { days: BOTH, status: 'PENDING' },
        kit: { item: 'SOCKS', size: 'M', quantity: 2, status: 'PENDING' },
      },
    ],
  },
  {
    email: 'newparent@example.org',
    firstName: 'Noah',
    lastName: 'Tremblay',
    phone: '604-555-0102',
    players: [],
  },
  {
    email: 'wei.chen@example.org',
    firstName: 'Wei',
    lastName: 'Chen',
    phone: '604-555-0103',
    language: 'zh-Hans',
    players: [
      {
        firstName: 'Leo',
        birthDate: '2018-09-14',
        shirtSize: 'YS',
        plan: { days: SUN, status: 'APPROVED' },
        kit: { item: 'JERSEY_HOME', size: 'YS', quantity: 1, status: 'PAID' },
      },
      {
        firstName: 'Lily',
        birthDate: '2021-03-02',
        shirtSize: 'YXXS',
        plan: { days: SAT, status: 'ACTIVE' },
      },
    ],
  },
  {
    email: 'hannah.kim@example.org',
    firstName: 'Hannah',
    lastName: 'Kim',
    phone: '604-555-0104',
    language: 'ko',
    players: [
      {
        firstName: 'Jisoo',
        birthDate: '2020-07-19',
        shirtSize: 'YXS',
        plan: { days: SUN, status: 'APPROVED' },
        kit: { item: 'SHIN_GUARDS', size: 'XS', quantity: 1, status: 'DELIVERED' },
      },
    ],
  },
  {
    email: 'omar.haddad@example.org',
    firstName: 'Omar',
    lastName: 'Haddad',
    phone: '604-555-0105',
    players: [
      {
        firstName: 'Yusuf',
        birthDate: '2012-11-23',
        shirtSize: 'YXL',
        plan: { days: SAT, status: 'ACTIVE' },
        kit: { item: 'HOODIE', size: 'YXL', quantity: 1, status: 'CANCELLED' },
      },
      {
        firstName: 'Salma',
        birthDate: '2016-01-08',
        shirtSize: 'YM',
        plan: { days: SAT, status: 'WITHDRAWN', reason: 'Moving to Kelowna' },
      },
    ],
  },
  {
    email: 'grace.okafor@example.org',
    firstName: 'Grace',
    lastName: 'Okafor',
    phone: '604-555-0106',
    players: [
      {
        firstName: 'Emeka',
        birthDate: '2015-06-27',
        shirtSize: 'YM',
        plan: { days: BOTH, status: 'COMPLETED' },
        kit: { item: 'BALL', size: '4', quantity: 1, status: 'REFUNDED', notes: 'Delivered flat' },
      },
    ],
  },
  {
    email: 'thi.nguyen@example.org',
    firstName: 'Thi',
    lastName: 'Nguyen',
    phone: '604-555-0107',
    language: 'vi',
    players: [
      {
        firstName: 'An',
        birthDate: '2021-10-05',
        shirtSize: 'YXXS',
        plan: { days: SAT, status: 'PENDING' },
      },
      {
        firstName: 'Bao',
        birthDate: '2013-08-17',
        shirtSize: 'YXL',
        plan: { days: SUN, status: 'CANCELLED' },
      },
    ],
  },
  {
    email: 'sofia.rossi@example.org',
    firstName: 'Sofia',
    lastName: 'Rossi',
    phone: '604-555-0108',
    players: [
      {
        firstName: 'Luca',
        birthDate: '2020-12-12',
        shirtSize: 'YXS',
        plan: { days: SUN, status: 'WAITLISTED' },
        kit: { item: 'WATER_BOTTLE', size: 'ONE_SIZE', quantity: 1, status: 'PENDING' },
      },
    ],
  },
  {
    email: 'daniel.macdonald@example.org',
    firstName: 'Daniel',
    lastName: 'MacDonald',
    phone: '604-555-0109',
    players: [
      {
        firstName: 'Isla',
        birthDate: '2022-01-30',
        shirtSize: 'YXXS',
        plan: { days: SAT, status: 'WAITLISTED' },
      },
      {
        firstName: 'Finn',
        birthDate: '2019-04-21',
        shirtSize: 'YXS',
        plan: { days: SAT, status: 'PENDING' },
      },
    ],
  },
  {
    email: 'maria.santos@example.org',
    firstName: 'Maria',
    lastName: 'Santos',
    phone: '604-555-0110',
    players: [
      {
        firstName: 'Gabriel',
        birthDate: '2011-03-15',
        shirtSize: 'AS',
        plan: { days: BOTH, status: 'ACTIVE' },
        kit: { item: 'RAIN_JACKET', size: 'AS', quantity: 1, status: 'PAID' },
      },
    ],
  },
  {
    email: 'kenji.tanaka@example.org',
    firstName: 'Kenji',
    lastName: 'Tanaka',
    phone: '604-555-0111',
    players: [
      {
        firstName: 'Hana',
        birthDate: '2016-08-03',
        shirtSize: 'YM',
        plan: {
          days: SUN,
          status: 'REJECTED',
          reason: 'Asked for the school team instead',
        },
      },
    ],
  },
  {
    email: 'emma.campbell@example.org',
    firstName: 'Emma',
    lastName: 'Campbell',
    phone: '604-555-0112',
    players: [
      {
        firstName: 'Oliver',
        birthDate: '2018-02-26',
        shirtSize: 'YS',
        plan: { days: SAT, status: 'APPROVED' },
      },
      {
        firstName: 'Charlotte',
        birthDate: '2015-11-11',
        shirtSize: 'YM',
        plan: { days: SAT, status: 'ACTIVE' },
        kit: { item: 'TRAINING_TOP', size: 'YM', quantity: 1, status: 'DELIVERED' },
      },
    ],
  },
  {
    email: 'fatima.rahimi@example.org',
    firstName: 'Fatima',
    lastName: 'Rahimi',
    phone: '604-555-0113',
    language: 'fa',
    players: [
      {
        firstName: 'Darius',
        birthDate: '2013-12-01',
        shirtSize: 'YXL',
        plan: { days: SUN, status: 'APPROVED' },
      },
    ],
  },
]
