import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import type { MutationResult } from '../../api/mutation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { namesOf } from '../../core/messages/names.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { ChangeList, type Changes } from '../../records/history/ChangeList.tsx';
import * as styles from '../../records/history/History.css.ts';
import { VersionsDrawer, type VersionsQuery } from '../../records/history/VersionsDrawer.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { historyMessages as messages } from './historyMessages.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwayPageQuery } from './pathwayPageQuery.ts';

const versionFields = graphql(`
  fragment VersionFields on DeliveryVersion {
    version
    at
    user
    diff
    restoring
    missingPathways
  }
`);

const resourceHistoryQuery = graphql(
  `
    query ResourceHistory($id: ID!) {
      node(id: $id) {
        __typename
        ... on Resource {
          name
        }
      }
      history: resourceHistory(id: $id) {
        ...VersionFields
      }
    }
  `,
  [versionFields],
);

const pathwayHistoryQuery = graphql(
  `
    query PathwayHistory($id: ID!) {
      node(id: $id) {
        __typename
        ... on Pathway {
          name
        }
      }
      history: pathwayHistory(id: $id) {
        ...VersionFields
      }
    }
  `,
  [versionFields],
);

const restoreResourceMutation = graphql(
  `
    mutation RestoreResource($id: ID!, $expectedVersion: Int!, $toVersion: Int!) {
      restoreResource(id: $id, expectedVersion: $expectedVersion, toVersion: $toVersion) {
        resource {
          id
          version
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const restorePathwayMutation = graphql(
  `
    mutation RestorePathway($id: ID!, $expectedVersion: Int!, $toVersion: Int!) {
      restorePathway(id: $id, expectedVersion: $expectedVersion, toVersion: $toVersion) {
        pathway {
          id
          version
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

type Steered = { name: string; weight: number | null; clone: boolean };

/** A value of a version for users. */
function linesOf(key: string, value: unknown): readonly string[] {
  if (key === 'active') return [edgeDeliveryMessages.statuses[value === true ? 'true' : 'false']];
  if (key === 'ttl') return [edgeDeliveryMessages.resources.seconds(String(value))];
  if (key === 'steeringStrategy')
    return [edgeDeliveryMessages.strategies[value as keyof typeof edgeDeliveryMessages.strategies]];
  if (key !== 'pathways') return [String(value)];
  const steered = value as readonly Steered[];
  if (steered.length === 0) return [messages.none];
  return steered.map(({ name, weight, clone }, index) => messages.position(index + 1, name, weight, clone));
}

const DeliveryChanges = ({ changes }: { changes: Changes }) => (
  <ChangeList changes={changes} labels={messages.fields} linesOf={linesOf} />
);

type Version = ResultOf<typeof resourceHistoryQuery>['history'][number];

type HistoryProps = {
  name: string;
  text: string;
  query: { data: { history: readonly Version[] } | undefined } & VersionsQuery;
  restoringText: string;
  /** Sends the restoration. */
  restore: (versions: { expectedVersion: number; toVersion: number }) => Promise<MutationResult<unknown>>;
  onRestored: () => void;
  onClose: () => void;
};

/** The versions of a resource or a pathway, which can be restored. */
function History({ name, text, query, restoringText, restore, onRestored, onClose }: HistoryProps) {
  const { show } = useSnackbar();
  const offline = useOfflineReason();
  const [restored, setRestored] = useState<Version>();
  const versions = query.data?.history;
  const current = versions?.[0]?.version ?? 0;
  const isChange = ({ restoring }: Version) => Object.keys(restoring ?? {}).length > 0;
  return (
    <VersionsDrawer
      title={messages.title(name)}
      description={text}
      versions={versions}
      query={query}
      current={current}
      action={{
        label: messages.restore,
        disabledReason: (version) => (isChange(version) ? offline : messages.noDifference),
        onPress: setRestored,
      }}
      changesOf={({ diff }) =>
        Object.keys(diff as Changes).length === 0 ? (
          <p className={styles.note}>{messages.rotated}</p>
        ) : (
          <DeliveryChanges changes={diff as Changes} />
        )
      }
      onClose={onClose}
    >
      {restored && (
        <MutationDialog
          title={messages.restoring.title(restored.version)}
          confirmLabel={messages.restoring.confirm}
          onClose={() => setRestored(undefined)}
          onConfirm={async () => {
            const result = await restore({ expectedVersion: current, toVersion: restored.version });
            const failed = messages.restoring.failed(name);
            if (result.kind === 'failed') {
              if (result.error.conflict) query.refetch();
              return `${failed} ${errorText(result.error)}`;
            }
            if (result.kind === 'refused')
              return `${failed} ${result.userErrors.map(({ message }) => message).join(' ')}`;
            show({ kind: 'success', message: messages.restoring.done(name, restored.version) });
            query.refetch();
            onRestored();
            return undefined;
          }}
        >
          <Restoring version={restored} text={restoringText} />
        </MutationDialog>
      )}
    </VersionsDrawer>
  );
}

/** What a restoration changes, and what it leaves out. */
const Restoring = ({ version, text }: { version: Version; text: string }): ReactNode => {
  const { restoring, missingPathways } = version;
  return (
    <div className={styles.version}>
      <p className={styles.note}>{text}</p>
      {missingPathways.length > 0 && (
        <Notice tone="warning" title={messages.restoring.missing(namesOf(missingPathways, missingPathways.length))} />
      )}
      <DeliveryChanges changes={restoring as Changes} />
    </div>
  );
};

export function ResourceHistory({ id, onClose, refetchList }: ListDrawerProps) {
  const query = useQuery(resourceHistoryQuery, { id });
  const { run } = useMutation(restoreResourceMutation);
  return (
    <History
      name={query.data?.node?.__typename === 'Resource' ? query.data.node.name : ''}
      text={messages.resourceText}
      query={query}
      restoringText={messages.restoring.resourceText}
      restore={(versions) => run({ id, ...versions })}
      onRestored={refetchList}
      onClose={onClose}
    />
  );
}

export function PathwayHistory({ id, onClose, refetchList }: ListDrawerProps) {
  const query = useQuery(pathwayHistoryQuery, { id });
  const { run } = useMutation(restorePathwayMutation, { refetchQueries: [pathwayPageQuery] });
  return (
    <History
      name={query.data?.node?.__typename === 'Pathway' ? query.data.node.name : ''}
      text={messages.pathwayText}
      query={query}
      restoringText={messages.restoring.pathwayText}
      restore={(versions) => run({ id, ...versions })}
      onRestored={refetchList}
      onClose={onClose}
    />
  );
}
