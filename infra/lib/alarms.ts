import { Duration } from 'aws-cdk-lib';
import {
  ComparisonOperator,
  Metric,
  Stats,
  TreatMissingData,
  type Alarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { HttpCodeElb, HttpCodeTarget } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Balancer } from './balancer.ts';
import type { Database } from './database.ts';
import type { Identity } from './identity.ts';
import { poolFunctionNames, type PoolFunctions } from './poolFunctions.ts';
import type { Services } from './services.ts';

type AlarmsProps = {
  readonly email: string;
  readonly balancer: Balancer;
  readonly services: Services;
  readonly database: Database;
  readonly identity: Identity;
  readonly functions: PoolFunctions;
};

type Limit = {
  readonly metric: IMetric;
  readonly threshold: number;
  readonly description: string;
  /** Alarms below the threshold instead of above. */
  readonly isMinimum?: boolean;
  /** Minutes for which the limit must be exceeded. @default 5 */
  readonly minutes?: number;
};

const minute = { period: Duration.minutes(1) };
const gibibyte = 1_024 ** 3;

/** Alarms from the metrics that CloudWatch has without code. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const topic = new Topic(this, 'Topic');
    topic.addSubscription(new EmailSubscription(props.email));
    for (const [name, limit] of Object.entries(this.#limits(props)))
      this.#create(name, limit).addAlarmAction(new SnsAction(topic));
  }

  #create(name: string, { metric, threshold, description, isMinimum = false, minutes = 5 }: Limit): Alarm {
    return (metric as Metric).createAlarm(this, name, {
      threshold,
      alarmDescription: description,
      comparisonOperator: isMinimum
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: minutes,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  #limits({ balancer, services, database, identity, functions }: AlarmsProps): Record<string, Limit> {
    const { metrics } = balancer.loadBalancer;
    const { instance } = database;
    const limits: Record<string, Limit> = {
      BalancerErrors: {
        metric: metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, minute),
        threshold: 10,
        description: 'The load balancer cannot reach a service.',
      },
      DatabaseProcessor: {
        metric: instance.metricCPUUtilization(minute),
        threshold: 80,
        minutes: 15,
        description: 'The database has too much work.',
      },
      DatabaseStorage: {
        metric: instance.metricFreeStorageSpace(minute),
        threshold: 10 * gibibyte,
        isMinimum: true,
        description: 'The storage of the database is almost full.',
      },
      DatabaseMemory: {
        metric: instance.metricFreeableMemory(minute),
        threshold: gibibyte / 8,
        isMinimum: true,
        description: 'The database has almost no free memory.',
      },
      SignInThrottles: {
        metric: new Metric({
          namespace: 'AWS/Cognito',
          metricName: 'SignInThrottles',
          dimensionsMap: { UserPool: identity.pool.userPoolId, UserPoolClient: identity.client.userPoolClientId },
          statistic: Stats.SUM,
          ...minute,
        }),
        threshold: 0,
        description: 'The user pool rejects sign-ins above its quota.',
      },
      Bounces: {
        metric: new Metric({
          namespace: 'AWS/SES',
          metricName: 'Reputation.BounceRate',
          statistic: Stats.AVERAGE,
          period: Duration.hours(1),
        }),
        threshold: 0.04,
        minutes: 1,
        description: 'Too many emails bounce. Above 5%, Amazon SES reviews the account.',
      },
    };
    for (const [name, targets] of services.targets) {
      limits[`${name}Errors`] = {
        metric: targets.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, minute),
        threshold: 10,
        description: `The ${name} service returns errors.`,
      };
      limits[`${name}Unready`] = {
        metric: targets.metrics.unhealthyHostCount({ ...minute, statistic: Stats.MAXIMUM }),
        threshold: 0,
        description: `A process of the ${name} service is not ready.`,
      };
      limits[`${name}Latency`] = {
        metric: targets.metrics.targetResponseTime({ ...minute, statistic: Stats.percentile(95) }),
        threshold: name === 'steering' ? 0.2 : 2,
        description: `The ${name} service is slow.`,
      };
    }
    for (const [name, service] of services.services) {
      limits[`${name}Processor`] = {
        metric: service.metricCpuUtilization(minute),
        threshold: 80,
        minutes: 15,
        description: `The ${name} service has too much work.`,
      };
      limits[`${name}Memory`] = {
        metric: service.metricMemoryUtilization(minute),
        threshold: 85,
        description: `The ${name} service has almost no free memory.`,
      };
    }
    for (const name of poolFunctionNames) {
      limits[`${name}Errors`] = {
        metric: functions[name].metricErrors(minute),
        threshold: 0,
        minutes: 1,
        description: `The user pool’s trigger ${name} fails.`,
      };
    }
    return limits;
  }
}
