import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { rolesMessages } from './messages.ts';
import * as styles from './Roles.css.ts';
import { permissionAreas } from '../../records/role/permissionAreas.ts';

const { review } = rolesMessages;

/** The page of a role, without values. */
export function RoleSkeleton({ isReadOnly }: { isReadOnly: boolean }) {
  const areas = permissionAreas(useViewer(), []);
  const matrix = (
    <Card isFlush>
      {areas.map(({ id, label, groups }) => (
        <div key={id} className={styles.area}>
          <div className={styles.partTitle}>{label}</div>
          {groups.map((group) => (
            <div key={group.id} className={styles.group}>
              <Skeleton width={140} />
              <Skeleton shape="block" width={isReadOnly ? 60 : 244} height={isReadOnly ? 10 : 32} />
            </div>
          ))}
        </div>
      ))}
    </Card>
  );
  if (isReadOnly) return matrix;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <div className={styles.named}>
          <Skeleton shape="block" height={62} />
          <Skeleton shape="block" height={62} />
        </div>
        {matrix}
      </div>
      <Card title={review.title}>
        <Skeleton width={160} />
      </Card>
    </div>
  );
}
