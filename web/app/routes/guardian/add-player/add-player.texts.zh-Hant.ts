export const title = '加入孩子'
export const description = '把孩子加入您的家庭。'
export const addAnother = '再加入一個孩子'
export const addFirst = '加入第一個孩子'
export const noAccountNeeded = '孩子不需要帳戶，也不需要電郵地址。我們已經用紙本表格為您報過名？請'
export const useCode = '使用確認單上的代碼'
export const end = '。'
export const added = (player: string) => `${player}已加入。下一個是誰？`
export const yesShow = (player: string) => `是的，查看${player}`
export const saving = '正在儲存……'
export const saveAndGoOn = '儲存並繼續'
export const saveAndChoose = '儲存並選擇課程'
export const saveAndAdd = '儲存並再加入一個'

export const myPlayers = '我的孩子'
export const myPlayersDescription = '在我們這裡踢球的所有孩子。'
export const noPlayers = '還沒有加入孩子'
export const noPlayersLead = '有姓名和出生日期就可以開始，兩分鐘就好，孩子不需要帳戶。'
export const addPlayer = '加入孩子'
