const stamps = 'createdAt updatedAt _version _deleted _lastChangedAt'
const player = `id firstName lastName birthDate status userPlayersId ${stamps}`

/** The same queries in the peer's schema. */
export const peerQueries = {
  complete: `query CompleteData($email: String!) {
    allUsersList(condition: { email: $email }) {
      id email firstName lastName ${stamps}
      playersByUserPlayersIdList {
        ${player}
        playerProgramRegistrationsByPlayerRegistrationsIdList {
          id status playerRegistrationsId programFeeRegistrationsId priceCents ${stamps}
        }
        kitOrdersByPlayerKitOrdersIdList { id itemType size quantity unitPriceCents totalAmountCents status ${stamps} }
      }
    }
  }`,
  list: `query List($limit: Int!) { allPlayersList(first: $limit, orderBy: [PRIMARY_KEY_ASC]) { ${player} } }`,
  search: `query Search($query: String!) {
    foundPlayersList(query: $query, first: 50) {
      id _version firstName lastName birthDate status shirtSize photoConsent emergencyContact emergencyPhone createdAt
      userByUserPlayersId { id firstName lastName email phone }
      playerProgramRegistrationsByPlayerRegistrationsIdList {
        id status priceCents
        programFeeByProgramFeeRegistrationsId { programByProgramFeesId { id name } }
      }
      consentsByPlayerIdList { text agreed createdAt }
    }
  }`,
  get: `query Get($id: String!) { playerById(id: $id) { ${player} } }`,
  create: `mutation Create($program: ProgramInput!) {
    createProgram(input: { program: $program }) { program { id name startDate endDate ${stamps} } }
  }`,
  update: `mutation Update($id: String!, $patch: PlayerPatch!) {
    updatePlayerById(input: { id: $id, playerPatch: $patch }) { player { ${player} } }
  }`,
}
