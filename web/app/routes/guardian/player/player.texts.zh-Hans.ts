export const title = '孩子'
export const description = '一个孩子的报名、日程、装备和同意书。'
export const registerForProgram = '报名参加课程'
export const edit = '修改'

export const bringBackAfterInjury = (player: string) =>
  `等医生书面证明${player}可以运动了，请把证明给我们看，我们就安排孩子恢复训练。`
export const isBack = (player: string) => `${player}回来了。`
export const bringBack = (player: string) => `${player}恢复训练`
export const oneMoment = '请稍候……'
export const pause = '暂停'
export const pauseQuestion = (player: string) => `要让${player}暂停训练吗？`
export const takesBreak = (player: string) => `${player}暂时休息。`
export const getWell = (player: string) => `祝${player}早日康复。`
export const keepPlaying = '继续训练'
export const why = '原因'
export const aBreak = '休息一段时间'
export const aBreakLead = (player: string) =>
  `${player}恢复训练之前不能报新的课程；点一下就能恢复。现有的名额不变。`
export const anInjury = '受伤或头部受撞击'
export const anInjuryLead = (player: string) =>
  `${player}的名额保留。下次训练之前，我们需要看到医生或执业护士准许恢复运动的书面证明，然后安排${player}恢复训练。`

export const registrations = '报名'
export const notRegistered = (player: string) => `${player}还没有报名。`
export const toRegistrations = '费用、付款和更改都在报名页面'

export const schedule = '日程'
export const noSessions = '近期没有训练课。'
export const training = '训练'
export const game = (home: string, away: string) => `${home}对${away}`

export const kit = '装备'
export const toStore = '去商店'
export const sizes = (sizes: string) => `${sizes}。`
export const noSizes = '还没有尺码。第一次订购时我们会记下来。'

export const consents = '同意书'
export const agreed = (text: string, when: string) => `${text}：${when}已同意`
export const onPaper = (day: string) => `${day}在纸质表格上`
export const onDay = (day: string) => `${day}`
export const version = (version: string) => `版本：${version}`
export const allSet = (player: string) => `谢谢，${player}的手续齐全了。`
export const pleaseAgree = (player: string) => `请为${player}阅读并同意。`
export const readNow = (player: string) => `您现在就可以阅读；为${player}报名时会请您同意。`
export const saving = '正在保存……'
export const iAgree = '我同意'
export const picturesAreFine = '谢谢，可以拍照。'
export const noPictures = '已记下：不拍照。'

export const health = '健康和紧急情况'
export const weCall = (whom: string) => `联系不上您时，我们打给${whom}。`
export const comma = '，'
export const noEmergencyContact = '还没有紧急联系人。'
export const showNotes = '显示保密的健康备注'
export const noNotes = '没有健康备注。'
export const changeThese = '修改'

export const history = '记录'
export const whoChanged = '谁改了什么'
export const moment = (moment: string, line: string) => `${moment}：${line}`
export const theClub = '俱乐部'
export const you = '您'
export const lookedUp = '教练在球场查看了紧急情况资料'
export const addedBy = (who: string) => `由${who}添加`
export const removedBy = (who: string) => `由${who}移除`
export const changedBy = (fields: string, who: string) => `由${who}更改：${fields}`
export const notesReadBy = (who: string) => `${who}查看了健康备注`
export const mergedBy = (who: string) => `由${who}与另一份资料合并`
export const recordChangedBy = (who: string) => `资料由${who}更改`
export const firstName = '名'
export const lastName = '姓'
export const birthDate = '出生日期'
export const status = '状态'
export const shirtSize = '球衣尺码'
export const sockSize = '球袜尺码'
export const shinGuardSize = '护腿板尺码'
export const ballSize = '足球尺码'
export const photoConsent = '拍照同意'
export const healthNotes = '健康备注'
export const emergencyContact = '紧急联系人'
export const emergencyPhone = '紧急联系电话'
export const clearanceDate = '医生证明'

export const editTitle = '修改孩子的资料'
export const editDescription = '更改我们记录的孩子资料。'
export const editPlayer = (player: string) => `修改${player}的资料`
export const isSaved = (player: string) => `${player}的资料已保存。`
export const save = '保存'
export const cancel = '取消'
export const remove = (player: string) => `移除${player}`
export const removeLead = '把这个孩子从您的账户中移除。如果只是休息一段时间，请在孩子的页面选择暂停。'
export const removePlayer = '移除孩子'
export const removeQuestion = (player: string) => `要把${player}从您的账户中移除吗？`
export const removing = '正在移除……'
export const keep = (player: string) => `保留${player}`
export const pastDisappears = '以前的报名和订单会随孩子的资料一起移除，只有俱乐部能恢复。'
export const isRemoved = (player: string) => `${player}已移除。`
