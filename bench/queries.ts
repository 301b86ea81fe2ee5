const stamps = 'createdAt updatedAt _version _deleted _lastChangedAt'
const player = `id firstName lastName birthDate status userPlayersId ${stamps}`

export const listQuery = `query List($limit: Int) {
  listPlayers(limit: $limit) { items { ${player} } nextToken }
}`

export const completeDataQuery = `query CompleteData($email: String!) {
  usersByEmail(email: $email) {
    items {
      id email firstName lastName ${stamps}
      players {
        items {
          ${player}
          registrations {
            items { id status playerRegistrationsId programFeeRegistrationsId priceCents ${stamps} }
          }
          kitOrders { items { id itemType size quantity unitPrice totalAmount status ${stamps} } }
        }
      }
    }
  }
}`

export const getQuery = `query Get($id: ID!) { getPlayer(id: $id) { ${player} } }`

export const createQuery = `mutation Create($input: CreateProgramInput!) {
  createProgram(input: $input) { id name startDate endDate ${stamps} }
}`

export const updateQuery = `mutation Update($input: UpdatePlayerInput!) { updatePlayer(input: $input) { ${player} } }`
