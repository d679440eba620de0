import { ListScreen } from '../../resource/list/ListScreen.tsx';
import { auditList } from './auditList.ts';

/** What was done in the viewer's account and in those below it. */
export const AuditScreen = () => <ListScreen list={auditList} />;
