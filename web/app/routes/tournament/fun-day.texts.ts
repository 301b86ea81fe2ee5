export const title = 'Fun day'
export const description =
  'A festival of short games for all ages: mixed teams, no one sits out, no scores, and a stamp at every station.'
export const keywords = 'soccer festival, fun day, family day'
export const lead =
  'A festival, not a cup. Mixed teams, short games, no one sits out, and no one keeps score.'
export const tenLines = 'The rules in ten lines'
export const forAges = 'U6 to U15; brothers and sisters are welcome'
export const draw = 'The draw'
export const drawLead = 'Your team and its shirt colour.'
export const drawnOn = 'Teams are drawn on the Thursday before the fun day.'
export const fairPlay = 'Fair play'
export const fairPlayLead = 'No cup, but a lantern for the kindest team of each age.'
export const wholeSchedule = 'Full schedule'
export const myTeamOnly = 'My team only'
export const passport = 'My passport'
export const lookBack = 'Look back at the day'
export const photos = 'Photos and videos'
export const join = 'Join the fun day'

export const whatHappens = 'What happens'
export const aboutTeams = (games: number) =>
  `Each team gets a name from the coast or the forest, a colour, and at least ${games} short games. Ages short on players play together, and coaches mix the sides until the games are even.`
export const aboutStations =
  'Between games, visit the stations. You get a stamp at each one, and a full card earns a medal.'
export const speedGate = 'Speed gate: how fast is your shot?'
export const targetWall = 'Target wall: four holes, ten balls'
export const shootOut = 'Parents’ shoot-out: your turn in goal'
export const facePaint = 'Face paint'
export const quietCorner = 'Quiet corner, for when it’s all too much'

export const goodToKnow = 'Good to know'
export const bring = 'Bring shin guards, soccer shoes or runners, water, a hat or a rain jacket.'
export const noNuts =
  'Please, no nuts: some of us are allergic. Tell us about other allergies in the consent form.'
export const noDogs = 'Please keep dogs outside the fence, and no smoking.'
export const firstAid = 'First aid: '
export const openMap = 'Open the map'

export const lendAHand = 'Lend a hand'
export const lendLead = 'Two hours is a great help, and there’s lunch.'
export const at8 = '8:00 AM, marshals: set up and anchor goals'
export const at9 = '9:00 AM, greeters: desk, check-in, stations'
export const at12 = '12:00 PM, table helpers: lunch, medals for the youngest'
export const at14 = '2:30 PM, everyone: tear down, lost and found'
export const whichHours = 'Tell us which hours work for you'
export const beforeYouCome = 'Before you come'
export const everyChildNeeds = 'Every child needs a signed '
export const consent = 'informed consent'
export const takesTwoMinutes =
  '; it takes two minutes, and one form covers all your children. We play rain or shine. If it isn’t safe to play, we’ll say so at the top of this page by 7:00 AM.'

export const stampAtEach = 'Get a stamp at each station. Show your full card at the desk for a medal.'
export const passportCard = 'Fun day passport'
export const nameLine = ' Name: ______________________'
export const speedGateStamp = 'Speed gate'
export const targetWallStamp = 'Target wall'
export const shootOutStamp = 'Shoot-out'
export const kindActStamp = 'Kind act'
export const myGamesStamp = 'My games'
export const printPage = 'Print this page'

export const scheduleTitle = 'Fun day schedule'
export const scheduleDescription =
  'Who plays when and where at the fun day: now and next, by team, division, pitch and referee.'
export const scheduleKeywords = 'fun day games, now and next, pitches'
