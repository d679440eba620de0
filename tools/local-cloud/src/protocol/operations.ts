import { adminCreateUser } from '../admin/createUser.ts';
import { adminDisableProviderForUser, adminLinkProviderForUser } from '../admin/providerLinks.ts';
import { adminSetUserPassword } from '../admin/setUserPassword.ts';
import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminResetUserPassword,
  adminUserGlobalSignOut,
} from '../admin/userOperations.ts';
import { adminUpdateUserAttributes } from '../admin/updateAttributes.ts';
import { adminInitiateAuth } from '../challenges/adminInitiateAuth.ts';
import { initiateAuth } from '../challenges/initiateAuth.ts';
import { respondToAuthChallenge } from '../challenges/respondToAuthChallenge.ts';
import { confirmDevice } from '../devices/confirmDevice.ts';
import {
  adminForgetDevice,
  adminListDevices,
  forgetDevice,
  getDevice,
  listDevices,
  updateDeviceStatus,
} from '../devices/deviceOperations.ts';
import { getCredentialsForIdentity, getId } from '../identity-pool/operations.ts';
import { adminSetUserMfaPreference, setUserMfaPreference } from '../mfa/mfaPreference.ts';
import { associateSoftwareToken, verifySoftwareToken } from '../mfa/softwareTokenSetup.ts';
import { deleteWebAuthnCredential, listWebAuthnCredentials } from '../passkeys/passkeyOperations.ts';
import { completeWebAuthnRegistration, startWebAuthnRegistration } from '../passkeys/registration.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { confirmForgotPassword, forgotPassword } from '../passwords/forgotPassword.ts';
import { confirmSignUp, resendConfirmationCode } from '../sign-up/confirmSignUp.ts';
import { signUp } from '../sign-up/signUp.ts';
import { globalSignOut, revokeToken } from '../tokens/revoke.ts';
import { getTokensFromRefreshToken } from '../tokens/refresh.ts';
import { getUser } from '../users/getUser.ts';
import {
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from '../users/updateAttributes.ts';
import { listUsers } from '../admin/listUsers.ts';
import type { Operation } from './operation.ts';

export const userPoolOperations: Readonly<Record<string, Operation>> = {
  AdminCreateUser: adminCreateUser,
  AdminDeleteUser: adminDeleteUser,
  AdminDisableProviderForUser: adminDisableProviderForUser,
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminForgetDevice: adminForgetDevice,
  AdminGetUser: adminGetUser,
  AdminInitiateAuth: adminInitiateAuth,
  AdminLinkProviderForUser: adminLinkProviderForUser,
  AdminListDevices: adminListDevices,
  AdminResetUserPassword: adminResetUserPassword,
  AdminSetUserMFAPreference: adminSetUserMfaPreference,
  AdminSetUserPassword: adminSetUserPassword,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  AssociateSoftwareToken: associateSoftwareToken,
  ChangePassword: changePassword,
  CompleteWebAuthnRegistration: completeWebAuthnRegistration,
  ConfirmDevice: confirmDevice,
  ConfirmForgotPassword: confirmForgotPassword,
  ConfirmSignUp: confirmSignUp,
  DeleteWebAuthnCredential: deleteWebAuthnCredential,
  ForgetDevice: forgetDevice,
  ForgotPassword: forgotPassword,
  GetDevice: getDevice,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  GlobalSignOut: globalSignOut,
  InitiateAuth: initiateAuth,
  ListDevices: listDevices,
  ListUsers: listUsers,
  ListWebAuthnCredentials: listWebAuthnCredentials,
  ResendConfirmationCode: resendConfirmationCode,
  RespondToAuthChallenge: respondToAuthChallenge,
  RevokeToken: revokeToken,
  SetUserMFAPreference: setUserMfaPreference,
  SignUp: signUp,
  StartWebAuthnRegistration: startWebAuthnRegistration,
  UpdateDeviceStatus: updateDeviceStatus,
  UpdateUserAttributes: updateUserAttributes,
  VerifySoftwareToken: verifySoftwareToken,
  VerifyUserAttribute: verifyUserAttribute,
};

const identityPoolOperations: Readonly<Record<string, Operation>> = {
  GetCredentialsForIdentity: getCredentialsForIdentity,
  GetId: getId,
};

/** Operations by target prefix. */
const services: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  AWSCognitoIdentityProviderService: userPoolOperations,
  AWSCognitoIdentityService: identityPoolOperations,
};

/** Finds the operation of an `x-amz-target` header. */
export function findOperation(target: string): Operation | undefined {
  const [service = '', name = ''] = target.split('.', 2);
  const operations = Object.hasOwn(services, service) ? services[service] : undefined;
  return operations && Object.hasOwn(operations, name) ? operations[name] : undefined;
}
