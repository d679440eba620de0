import type { StreamingProtocol } from '@edge-console/domain';
import { useEffect, useState } from 'react';
import type { PreviewedResource } from './previewedResource.ts';
import { type SteeringResponse, steeringResponse } from './steeringResponse.ts';

/** The latest response; undefined until the first is calculated. */
export function useSteeringResponse(resource: PreviewedResource, format: StreamingProtocol) {
  const [response, setResponse] = useState<SteeringResponse>();
  useEffect(() => {
    let isCurrent = true;
    void steeringResponse(resource, { format }).then((latest) => isCurrent && setResponse(latest));
    return () => {
      isCurrent = false;
    };
  }, [resource, format]);
  return response;
}
