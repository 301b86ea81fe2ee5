import { expect, test } from 'vitest'
import { headingPlace, layoutKey, missingColumns, recognisedColumns } from './columns.ts'

const FULL = ['childFirstName', 'childLastName', 'birthDate', 'gender']
const GUARDIAN = ['guardianFirstName', 'guardianLastName', 'email', 'phone']

test.each([
  [
    'PlayMetrics',
    'player_first_name,player_last_name,birth_date,gender,parent1_first_name,parent1_last_name,parent1_email,parent1_mobile_number,parent2_email',
    [...FULL, ...GUARDIAN, null],
  ],
  [
    'Sports Connect',
    'Player First Name,Player Last Name,Player Birth Date,Player Gender,Account First Name,Account Last Name,User Email,Cellphone,Division Name',
    [...FULL, ...GUARDIAN, null],
  ],
  [
    'LeagueApps',
    'First Name,Last Name,Birthdate,Gender,Parent 1 First Name,Parent 1 Last Name,Parent 1 Email,Parent 1 Mobile Phone Number,Address',
    [...FULL, ...GUARDIAN, null],
  ],
  [
    'Affinity',
    'PlayerFirstName,PlayerLastName,DOB,Gender,Parent1FirstName,Parent1LastName,Parent1Email,Parent1HomePhone,Parent2HomePhone',
    [...FULL, ...GUARDIAN, null],
  ],
  [
    'TeamSnap',
    'First,Last,Birthdate,Gender,P1 First Name,P1 Last Name,P1 Email,P1 Phone,P2 First Name',
    [...FULL, ...GUARDIAN, null],
  ],
  [
    'Sprocket Sports',
    'Player First,Player Last,DOB,Gender,Parent 1 First,Parent 1 Last,Parent 1 Email,Parent 1 Phone,Package,Amount Paid,Balance Due',
    [...FULL, ...GUARDIAN, 'program', 'amountPaid', null],
  ],
  [
    'Amilia',
    'First Name,Last Name,Date of Birth,Gender,Account Owner First Name,Account Owner Last Name,Account Email,Account Phone,Activity,Registration date,Paid,Balance',
    [...FULL, ...GUARDIAN, 'program', 'registeredOn', 'amountPaid', null],
  ],
  [
    'Spond',
    'First name,Last name,Date of birth,Gender,Guardian 1 first name,Guardian 1 last name,Guardian 1 email,Guardian 1 mobile,Email,Guardian 2 email',
    [...FULL, ...GUARDIAN, null, null],
  ],
  [
    'pretix',
    'Order code,Status,Email,Phone number,Product,Attendee name,Attendee name: Given name,Attendee name: Family name,Attendee email,Date of birth,Parent name',
    [
      ...[null, 'placeStatus', 'email', 'phone', 'program', null, 'childFirstName', 'childLastName', null],
      ...['birthDate', 'guardianName'],
    ],
  ],
  [
    'hitobito',
    'First name,Last name,Birthday,Gender,Nickname,Main email,Phone number Mobile,Guardian name',
    [...FULL, null, 'email', 'phone', 'guardianName'],
  ],
  [
    'Noethysweb',
    'Prénom,Nom de famille,Date naissance,Sexe,Responsable,Mail,Tél. mobile,Activité',
    [...FULL, 'guardianName', 'email', 'phone', 'program'],
  ],
  [
    'Spordle',
    'First Name,Last Name,Date of Birth,Gender,Member Number,Parent 1 Full Name,Parent 1 Email,Parent 1 Phone,Paid Amount',
    [...FULL, null, 'guardianName', 'email', 'phone', 'amountPaid'],
  ],
  [
    'a form of another service',
    'ID,Completion time,Email,Name,Your child’s first name,Your child’s last name,Your child’s birth date,Your name,Parent or guardian phone,Which program?',
    [
      ...[null, null, 'email', null, 'childFirstName', 'childLastName', 'birthDate', 'guardianName', 'phone'],
      'program',
    ],
  ],
  [
    'a form',
    'Timestamp,Email address,Parent/Guardian Name,Phone number,Child’s full name,Child’s date of birth,Allergies',
    [null, 'email', 'guardianName', 'phone', 'childName', 'birthDate', null],
  ],
  [
    'French',
    'Prénom de l’enfant,Nom de l’enfant,Date de naissance,Sexe,Prénom du parent,Nom du parent,Courriel,Téléphone',
    [...FULL, ...GUARDIAN],
  ],
  [
    'a plain list',
    'Player,Born,Mom,Home phone,Cell,Emergency contact,Emergency phone',
    ['childName', 'birthDate', 'guardianName', null, 'phone', 'emergencyContact', 'emergencyPhone'],
  ],
])('I-1: the columns of %s are recognised', (_whose, headings, columns) =>
  expect(recognisedColumns(headings.split(','))).toEqual(columns),
)

test.each([
  'Coach Name',
  'Parent 2 Email',
  'Medical notes',
  'Birth year',
  'Player email',
  'Team Name',
  'T-shirt',
  '',
])('I-1: no guess is made about %j', (heading) => expect(recognisedColumns([heading])).toEqual([null]))

test('I-1: each field comes from one column, the one that says whose it is first', () => {
  expect(recognisedColumns(['Email', 'Parent Email', 'Guardian Email'])).toEqual([null, 'email', null])
})

test('I-1: a title above the headings is not a heading', () => {
  expect(headingPlace([['Fall 2025'], [''], ['Player', 'Born', 'Mom', 'Cell'], ['Mia', '', '', '']])).toBe(2)
  expect(
    headingPlace([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe(0)
})

test('I-1: a sheet is recognised by its headings, however they are written', () => {
  expect(layoutKey(['Player_First', 'E-mail '])).toBe(layoutKey(['player first', 'e mail']))
  expect(layoutKey(['Player first'])).not.toBe(layoutKey(['Player last']))
})

test('I-1: without a name, a birth date and a contact for the guardian nobody is imported', () => {
  expect(missingColumns(['childName', 'birthDate', 'guardianName', 'phone'])).toEqual([])
  expect(missingColumns(['childFirstName', 'email', null])).toEqual([
    'the child’s first and last name',
    'the child’s birth date',
    'the guardian’s first and last name',
  ])
})
