import { Amplify } from 'aws-amplify'
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage } from 'aws-amplify/utils'

// A worker runs many files with one client: reset it so that each file starts without configuration or sign-in.
Amplify.configure({}, {})
await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
await defaultStorage.clear()
