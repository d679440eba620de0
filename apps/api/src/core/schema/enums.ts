import { dashboardKinds } from '@edge-console/charts/contract';
import { alertConditions, alertMetrics, deactivationReasons, issueCategories, steeringStrategies } from '@edge-console/domain';
import { accountHealthStatuses } from '../accounts/healthStatus.ts';
import { alertEvents, alertStates } from '../database/schema.ts';
import { actModes, entityTypes, levels, services, tiers } from '../policy/permissions.ts';
import { signInMethods } from '../identity/signInMethod.ts';
import { filterOperators } from '../lists/listQuery.ts';
import { builder } from './builder.ts';

export const SignInMethodEnum = builder.enumType('SignInMethod', { values: signInMethods });
export const EntityTypeEnum = builder.enumType('EntityType', { values: entityTypes });
export const UserTypeEnum = builder.enumType('UserType', { values: ['admin', 'reseller', 'customer'] as const });
export const ServiceEnum = builder.enumType('Service', { values: services });
export const TierEnum = builder.enumType('Tier', { values: tiers });
export const LevelEnum = builder.enumType('Level', { values: levels });
export const DeactivationReasonEnum = builder.enumType('DeactivationReason', { values: deactivationReasons });

export const IssueCategoryEnum = builder.enumType('IssueCategory', { values: issueCategories });

export const UserStatusEnum = builder.enumType('UserStatus', {
  values: ['INVITED', 'UNCONFIRMED', 'ACTIVE', 'INACTIVE', 'RESET_REQUIRED', 'DEACTIVATED'] as const,
});
export const OutcomeEnum = builder.enumType('Outcome', { values: ['OK', 'DENIED', 'FAILED'] as const });
export const FilterOpEnum = builder.enumType('FilterOp', { values: filterOperators });
export const DefaultPageEnum = builder.enumType('DefaultPage', { values: ['DASHBOARD', 'ANALYTICS'] as const });
export const ViewModeEnum = builder.enumType('ViewMode', { values: ['dark', 'light', 'system'] as const });
export const ActModeEnum = builder.enumType('ActMode', { values: actModes });
export const SyncStateEnum = builder.enumType('SyncState', { values: ['SYNCED', 'PENDING', 'FAILED'] as const });
export const AccountHealthStatusEnum = builder.enumType('AccountHealthStatus', { values: accountHealthStatuses });
export const AlertMetricEnum = builder.enumType('AlertMetric', { values: alertMetrics });
export const AlertConditionEnum = builder.enumType('AlertCondition', { values: alertConditions });
export const AlertStateEnum = builder.enumType('AlertState', { values: alertStates });
export const AlertEventEnum = builder.enumType('AlertEvent', { values: alertEvents });
export const SteeringStrategyEnum = builder.enumType('SteeringStrategy', { values: steeringStrategies });
export const SteeringFormatEnum = builder.enumType('SteeringFormat', { values: ['hls', 'dash'] as const });
export const DashboardKindEnum = builder.enumType('DashboardKind', { values: dashboardKinds });
export const ProvisioningEnum = builder.enumType('Provisioning', {
  values: ['NO_ENTITY', 'IN_PROGRESS', 'READY', 'FAILED'] as const,
});
export const DomainStatusEnum = builder.enumType('DomainStatus', {
  values: ['PENDING_VALIDATION', 'SUCCESS', 'ERROR'] as const,
});
