/** Documents exactly as Amplify Gen 1's code generator writes them, including relations. */

const kept = 'createdAt updatedAt _version _deleted _lastChangedAt __typename'
const connection = '{ nextToken startedAt __typename }'

const user = `id externalUserId email firstName lastName avatarUrl phone language family newsletter ${kept}`
const player = `id firstName lastName birthDate status userPlayersId gender healthNotes emergencyContact
  emergencyPhone photoConsent shirtSize sockSize shinGuardSize ballSize ${kept}`
const program = `id name description startDate endDate kind location days startTime endTime capacity
  minBirthYear maxBirthYear status ${kept}`
const fee = `id programFeesId type amount ${kept}`
const discount = `id name type percentage description conditions startDate endDate active priority stacks ${kept}`
const registration = `id status playerRegistrationsId programFeeRegistrationsId months days priceCents
  priceWorking waitlistPosition offerExpiresAt reason ${kept}`
const kitOrder = `id playerKitOrdersId itemType size quantity unitPrice totalAmount status notes orderDate
  paidDate deliveredDate reference ${kept}`

const selections: Record<string, string> = {
  User: `${user} players ${connection} consents ${connection}`,
  Player: `${player} user { ${user} } registrations ${connection} kitOrders ${connection} consents ${connection}`,
  Program: `${program} fees ${connection}`,
  ProgramFee: `${fee} program { ${program} } registrations ${connection} appliableDiscounts ${connection}`,
  Discount: `${discount} appliableDiscounts ${connection} registrationDiscounts ${connection}`,
  AppliableDiscount: `id programFeeID discountID programFee { ${fee} } discount { ${discount} } ${kept}`,
  PlayerProgramRegistration: `${registration} player { ${player} } programFee { ${fee} } discounts ${connection}`,
  RegistrationDiscount: `id playerProgramRegistrationDiscountsId discountID registrationID percentage amountCents
    month registration { ${registration} } discount { ${discount} } ${kept}`,
  KitOrder: `${kitOrder} player { ${player} }`,
}

const page = (model: string) => `{ items { ${selections[model]} } nextToken startedAt __typename }`

export const listDocument = (name: string, model: string) => `
  query ${capitalised(name)}($filter: Model${model}FilterInput, $limit: Int, $nextToken: String) {
    ${name}(filter: $filter, limit: $limit, nextToken: $nextToken) ${page(model)}
  }`

export const syncDocument = (name: string, model: string) => `
  query ${capitalised(name)}($filter: Model${model}FilterInput, $limit: Int, $nextToken: String, $lastSync: AWSTimestamp) {
    ${name}(filter: $filter, limit: $limit, nextToken: $nextToken, lastSync: $lastSync) ${page(model)}
  }`

export const getDocument = (name: string, model: string) => `
  query ${capitalised(name)}($id: ID!) {
    ${name}(id: $id) { ${selections[model]} }
  }`

/** `keys` declares the index's own arguments: `userPlayersId: ID!`. */
export function indexDocument(name: string, model: string, keys: Record<string, string>) {
  const declared = Object.entries(keys).map(([key, type]) => `$${key}: ${type}`)
  const passed = Object.keys(keys).map((key) => `${key}: $${key}`)
  return `
  query ${capitalised(name)}(${declared.join(', ')}, $sortDirection: ModelSortDirection, $filter: Model${model}FilterInput, $limit: Int, $nextToken: String) {
    ${name}(${passed.join(', ')}, sortDirection: $sortDirection, filter: $filter, limit: $limit, nextToken: $nextToken) ${page(model)}
  }`
}

export function writeDocument(name: string, model: string) {
  const input = `${capitalised(name)}Input`
  return `
  mutation ${capitalised(name)}($input: ${input}!, $condition: Model${model}ConditionInput) {
    ${name}(input: $input, condition: $condition) { ${selections[model]} }
  }`
}

const capitalised = (name: string) => name[0]?.toUpperCase() + name.slice(1)
