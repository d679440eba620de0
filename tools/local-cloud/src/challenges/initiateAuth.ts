import { checkClient } from '../user-pool/checks.ts';
import { refreshTokens } from '../tokens/refresh.ts';
import { requiredParameter, requiredRecord, requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter } from '../protocol/serviceError.ts';
import { startSrp } from './startSrp.ts';
import { startUserAuth } from './userAuth.ts';

export const initiateAuth: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const flow = requiredString(input, 'AuthFlow');
    const parameters = requiredRecord(input, 'AuthParameters');
    switch (flow) {
      case 'USER_SRP_AUTH':
        return startSrp(pool, parameters);
      case 'USER_AUTH':
        return startUserAuth(pool, parameters);
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        return refreshTokens(pool, requiredParameter(parameters, 'REFRESH_TOKEN'));
      default:
        throw invalidParameter(`${flow} flow not enabled for this client`);
    }
  },
};
